import type { Language } from '../../../contract/languages';
import type { Tx } from '../../db/tables';
import { notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';

/** The player whose wallet changes. */
interface Holder {
  id: string;
  email: string;
  userName: string;
  language: Language | null;
  diamonds: number;
  golds: number;
  eraseAt: Date | null;
  erasedAt: Date | null;
}

/**
 * Locks a player and the people acting, in the order of their ids, so that what counts towards the limits of any of
 * them cannot change meanwhile. Throws 404.
 */
export async function lockHolder(tx: Tx, id: string, ...people: string[]): Promise<Holder> {
  if (!isId(id)) throw notFound();
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'email', 'userName', 'language', 'diamonds', 'golds', 'eraseAt', 'erasedAt'])
    .where('id', 'in', [id, ...people])
    .orderBy('id')
    .forUpdate()
    .execute();
  const holder = rows.find((row) => row.id === id);
  if (!holder) throw notFound();
  return holder;
}
