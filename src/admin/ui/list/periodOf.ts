import { isValidElement, type ReactElement } from 'react';
import { BetweenInput } from '../inputs/BetweenInput';
import { DateTimeInput } from '../inputs/DateTimeInput';

/** The first date that a list's filters narrow to a period: its buttons stand above the list. */
export function periodOf(filters: readonly ReactElement[]): string | undefined {
  const sources = filters.flatMap((filter) => {
    if (!isValidElement<{ source: string; end: string }>(filter)) return [];
    const { source, end } = filter.props;
    if (filter.type === BetweenInput) return [source, end];
    return filter.type === DateTimeInput ? [source] : [];
  });
  return sources
    .filter((source) => source.endsWith('_gte'))
    .map((source) => source.replace(/_gte$/, ''))
    .find((source) => sources.includes(`${source}_lte`));
}
