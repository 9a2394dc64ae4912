import type { DataProvider } from 'react-admin';
import type { Row } from './normalise';

/** Rows per call: the server's maximum. */
const step = 1000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

export interface Walk {
  filter: object;
  signal: AbortSignal;
  /** Called with the number of rows fetched so far. */
  onProgress: (rows: number) => void;
}

/**
 * All rows of a server-paged list, of any length: fetched by keyset, since pages end at row 10,000 (decisions.md, New
 * resources). The oldest record comes first.
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
