import type { DataProvider } from 'react-admin';
import type { Row } from './normalise';

/** Rows of one call: the most that the server gives. */
const step = 1000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

export interface Walk {
  filter: object;
  signal: AbortSignal;
  /** Called with the number of rows that are there so far. */
  onProgress: (rows: number) => void;
}

/**
 * Every row of a list that the server pages, however long it is: fetched by its key, since pages end at row 10,000
 * (decisions.md, New resources). The oldest record comes first.
 */
export async function walkList(
  { getList }: Pick<DataProvider, 'getList'>,
  resource: string,
  { filter, signal, onProgress }: Walk,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let fetched = step; fetched === step; ) {
    signal.throwIfAborted();
    const { data } = await getList(resource, {
      filter: { ...filter, id_gt: rows.at(-1)?.id ?? beforeAll },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: step },
      signal,
    });
    rows.push(...(data as Row[]));
    fetched = data.length;
    onProgress(rows.length);
  }
  return rows;
}
