import { datesIn, isPeriodName, type PeriodName, periodFilter, periodIn } from '../../ui/list/periods';

interface Shown {
  filterValues: Record<string, unknown>;
  sort: { field: string; order: string };
  perPage: number;
  /** Columns that are not shown. */
  hidden: readonly string[];
  /** The time at which the periods of the filter are kept by their names; by default the filter is kept as it is. */
  relativeTo?: Date | undefined;
}

/** What a filter narrows to a period, by the date; and the filter without these. */
export function periodsIn(filter: Record<string, unknown>, now: Date) {
  const periods: Array<[source: string, PeriodName]> = [];
  let rest = filter;
  for (const source of datesIn(filter)) {
    const { period, others } = periodIn(rest, source, now);
    if (!period) continue;
    periods.push([source, period]);
    rest = others;
  }
  return { periods, rest };
}

/** Between the date and the name of a period in an address. */
const sign = ':';

/** The query string of a list's current view, starting from its first page. */
export function viewAddress({ filterValues, sort, perPage, hidden, relativeTo }: Shown): string {
  const { periods, rest } = relativeTo
    ? periodsIn(filterValues, relativeTo)
    : { periods: [], rest: filterValues };
  const query = new URLSearchParams({
    filter: JSON.stringify(rest),
    perPage: String(perPage),
    page: '1',
  });
  if (sort.field)
    for (const [name, value] of Object.entries({ sort: sort.field, order: sort.order }))
      query.set(name, value);
  query.set('hidden', hidden.join(','));
  for (const period of periods) query.append('period', period.join(sign));
  return `?${query}`;
}

/** A view's address as it is opened: with the dates of its periods at that time. */
export function openedAddress(address: string, now: Date): string {
  const query = new URLSearchParams(address);
  const periods = query.getAll('period').map((period) => period.split(sign));
  if (periods.length === 0) return address;
  const dates = periods.map(([source = '', name]) =>
    isPeriodName(name) ? periodFilter(source, name, now) : {},
  );
  query.delete('period');
  query.set('filter', JSON.stringify(Object.assign(JSON.parse(query.get('filter') ?? '{}'), ...dates)));
  return `?${query}`;
}

/** The columns that an address hides; undefined when it does not specify any. */
export const hiddenIn = (search: string): string[] | undefined =>
  new URLSearchParams(search).get('hidden')?.split(',').filter(Boolean);
