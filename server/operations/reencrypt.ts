import type { Db } from '../db/tables';
import type { Clock } from '../platform/clock';
import { firstId } from '../platform/ids';
import type { KeyRing, Keys } from '../platform/keys';
import { seal, unseal } from '../platform/seal';
import { persistKeys, withPersistedKeys } from './persistedKeys';

/** Rows read at a time. */
const batch = 500;

export interface Reencrypted {
  factors: number;
  mails: number;
}

/**
 * Seals with the current secret what earlier ones sealed, and stores the keys behind links and recovery codes, so that
 * the earlier secrets can be removed a quarter of an hour later (by then codes and access tokens have expired). May be
 * repeated, and run while the site is up.
 */
export async function reencrypt(db: Db, clock: Clock, derived: Keys): Promise<Reencrypted> {
  const keys = await withPersistedKeys(db, derived);
  await persistKeys(db, clock, keys);
  return {
    factors: await reencryptFactors(db, keys.secondFactor),
    mails: await reencryptMails(db, keys.outbox),
  };
}

const again = (ring: KeyRing, sealed: string) => seal(ring, unseal(ring, sealed));

async function reencryptFactors(db: Db, ring: KeyRing): Promise<number> {
  let count = 0;
  for (let after = firstId; ; ) {
    const rows = await db
      .selectFrom('secondFactors')
      .select(['userId', 'sealedSecret', 'pendingSecret'])
      .where('userId', '>', after)
      .orderBy('userId')
      .limit(batch)
      .execute();
    for (const { userId, ...row } of rows) {
      for (const column of ['sealedSecret', 'pendingSecret'] as const) {
        const sealed = row[column];
        if (sealed === null) continue;
        // Unless it has been replaced in the meantime.
        await db
          .updateTable('secondFactors')
          .set({ [column]: again(ring, sealed) })
          .where('userId', '=', userId)
          .where(column, '=', sealed)
          .execute();
        count += 1;
      }
    }
    const last = rows.at(-1);
    if (!last) return count;
    after = last.userId;
  }
}

async function reencryptMails(db: Db, ring: KeyRing): Promise<number> {
  let count = 0;
  for (let after = firstId; ; ) {
    const rows = await db
      .selectFrom('outbox')
      .select(['id', 'sealed'])
      .where('sealed', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { id, sealed } of rows) {
      if (sealed === null) continue;
      await db
        .updateTable('outbox')
        .set({ sealed: again(ring, sealed) })
        .where('id', '=', id)
        .where('sealed', '=', sealed)
        .execute();
      count += 1;
    }
    const last = rows.at(-1);
    if (!last) return count;
    after = last.id;
  }
}
