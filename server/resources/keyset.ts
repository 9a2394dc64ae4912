import { type RawBuilder, sql } from 'kysely';
import { accountPage } from '../../contract/purchases';
import { invalid } from '../platform/errors';
import { common } from '../platform/messages/common';

/** A row of a list that is read from the newest on. */
interface Placed {
  id: string;
  createdAt: Date;
}
/** The last row of the page before; null for the first page. */
export type Place = Placed | null;

/** One row more than a page, which says whether there is another page. */
export const pageLimit = accountPage + 1;

/** The place that a page named as `next`. Throws 400 for any other text. */
export function placeOf(after: string | undefined, isRowId: (id: string) => boolean): Place {
  if (after === undefined) return null;
  const [, time = '', id = ''] = /^(\d{1,15})\.([\w-]+)$/.exec(after) ?? [];
  const createdAt = new Date(Number(time || Number.NaN));
  if (Number.isNaN(createdAt.getTime()) || !isRowId(id)) throw invalid({ after: [common.invalid] });
  return { createdAt, id };
}

/** The rows after a place, in `order`: an index on these columns finds them, however far down they are. */
export const afterPlace = (place: Place): RawBuilder<unknown> =>
  place ? sql`(created_at, id) < (${place.createdAt}, ${place.id})` : sql`true`;
export const newestFirst: RawBuilder<unknown> = sql`created_at desc, id desc`;

/** The rows of a page among those that were read for it, and where the next one begins. */
export function pageOf<R extends Placed>(read: readonly R[]): { rows: readonly R[]; next?: string } {
  const rows = read.slice(0, accountPage);
  const last = rows.at(-1);
  if (!last || read.length <= accountPage) return { rows };
  return { rows, next: `${last.createdAt.getTime()}.${last.id}` };
}
