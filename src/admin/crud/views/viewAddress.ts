interface Shown {
  filterValues: object;
  sort: { field: string; order: string };
  perPage: number;
  /** Columns that are not shown. */
  hidden: readonly string[];
}

/** The query of a list as it is looked at, from its first page on. */
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

/** The columns that an address hides; undefined when it says nothing about them. */
export const hiddenIn = (search: string): string[] | undefined =>
  new URLSearchParams(search).get('hidden')?.split(',').filter(Boolean);
