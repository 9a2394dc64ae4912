import { undoableActs } from '../../../contract/undoable';
import type { TestApp } from './testApp';

/** The account behind an access token. */
const userOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;

/** The entry of the newest change of a record by whoever has this token; 'none' if there is none. */
export async function ownChange({ db }: TestApp, recordId: string, token: string): Promise<string> {
  const row = await db
    .selectFrom('audits')
    .select('id')
    .where('recordId', '=', recordId)
    .where('action', 'in', Object.values(undoableActs).flat())
    .where('userId', '=', userOf(token))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 'none';
}
