interface Shown {
  filterValues: object;
  sort: { field: string; order: string };
  perPage: number;
  /** Columns that are not shown. */
  hidden: readonly string[];
}

/** The query string of a list's current view, starting from its first page. */
export function viewAddress({ filterValues, sort, perPage, hidden }: Shown): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filterValues),
    perPage: String(perPage),
    page: '1',
  });
  if (sort.field)
    for (const [name, value] of Object.entries({ sort: sort.field, order: sort.order }))
      query.set(name, value);
  query.set('hidden', hidden.join(','));
  return `?${query}`;
}

/** The columns that an address hides; undefined when it does not specify any. */
export const hiddenIn = (search: string): string[] | undefined =>
  new URLSearchParams(search).get('hidden')?.split(',').filter(Boolean);
