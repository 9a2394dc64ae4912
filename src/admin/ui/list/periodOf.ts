import { isValidElement, type ReactElement } from 'react';
import { DateTimeInput } from '../inputs/DateTimeInput';

/** The first date that a list's filters narrow to a period: its buttons stand above the list. */
export function periodOf(filters: readonly ReactElement[]): string | undefined {
  const sources = filters.flatMap((filter) =>
    isValidElement<{ source: string }>(filter) && filter.type === DateTimeInput ? [filter.props.source] : [],
  );
  return sources
    .filter((source) => source.endsWith('_gte'))
    .map((source) => source.replace(/_gte$/, ''))
    .find((source) => sources.includes(`${source}_lte`));
}
