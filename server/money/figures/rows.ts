import type { FigureName } from '../../db/figureTables';
import type { FigureRow } from './read';

export interface Sum {
  count: number;
  amount: number;
}

/** The sum of a figure, or of one of its keys. */
export function sumOf(rows: readonly FigureRow[], name: FigureName, key?: string): Sum {
  const sum: Sum = { count: 0, amount: 0 };
  for (const row of rows) {
    if (row.name !== name || (key !== undefined && row.key !== key)) continue;
    sum.count += row.count;
    sum.amount += row.amount;
  }
  return sum;
}

/** Groups rows by key, in order of first occurrence. */
export function groupBy<T>(rows: readonly T[], of: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(of(row));
    if (group) group.push(row);
    else groups.set(of(row), [row]);
  }
  return groups;
}
