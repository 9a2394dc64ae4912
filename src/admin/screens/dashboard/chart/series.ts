import type { ChartRow } from '../../../../api/charts';

/** One line of a chart, distinguished by its dash pattern and the label at its end, never by colour alone (AD-13). */
export interface Series {
  key: Exclude<keyof ChartRow, 'day'>;
  /** Stroke pattern; empty for a solid line. */
  dash: string;
}

/** The patterns of lines in their order; the first is solid. */
export const dashes = ['', '8 4', '2 4', '12 4 2 4', '6 3', '1 5'] as const;

export const revenueSeries: readonly Series[] = [
  { key: 'diamonds', dash: '' },
  { key: 'accessories', dash: '8 4' },
  { key: 'season', dash: '2 4' },
];
export const salesSeries: readonly Series[] = [{ key: 'orders', dash: '' }];

/** Sum of a series and the day of its maximum. */
export function summarise(rows: readonly ChartRow[], key: Series['key']): { total: number; best: number } {
  const total = rows.reduce((sum, row) => sum + row[key], 0);
  const best = rows.reduce<ChartRow | undefined>(
    (top, row) => (top && row[key] <= top[key] ? top : row),
    undefined,
  );
  return { total: Math.round(total * 10) / 10, best: best?.day ?? 0 };
}
