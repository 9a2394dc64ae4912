import { createHmac, randomInt } from 'node:crypto';
import type { Db, Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';

type CodeDependencies = Pick<Dependencies, 'clock' | 'keys'>;

const count = 10;
/** Excludes characters that are easily confused: about 49 bits in ten characters. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

const hashOf = (key: Buffer, userId: string, code: string) =>
  createHmac('sha256', key)
    .update(`${userId}\n${plain(code)}`)
    .digest('hex');

const newCode = () => {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};

/** Creates ten codes, replacing all old ones; they are shown once, and only their hashes are stored. */
export async function makeRecoveryCodes(tx: Tx, deps: CodeDependencies, userId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  const rows = codes.map((code) => ({ userId, codeHash: hashOf(deps.keys.secondFactor[0], userId, code) }));
  await tx.insertInto('recoveryCodes').values(rows).execute();
  return codes;
}

/** Consumes a code; false when it is unknown or used. Of two concurrent calls, one wins. */
export async function consumeRecoveryCode(
  db: Db | Tx,
  deps: CodeDependencies,
  userId: string,
  code: string,
): Promise<boolean> {
  const hashes = deps.keys.secondFactor.map((key) => hashOf(key, userId, code));
  const used = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: deps.clock.now() })
    .where('userId', '=', userId)
    .where('codeHash', 'in', hashes)
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  return used !== undefined;
}

export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const rows = await db
    .selectFrom('recoveryCodes')
    .select('codeHash')
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute();
  return rows.length;
}
