import { createHash } from 'node:crypto';
import { erasureDays } from '../../contract/erasure';
import { giftDays } from '../../contract/gifts';
import { receiptDays } from '../../contract/limits';
import { namesIn } from '../../contract/named';
import { userNameHeldDays } from '../../contract/userNames';
import type { Db } from '../db/tables';
import { type Clock, days } from '../platform/clock';
import type { KeyRing, Keys, Purpose } from '../platform/keys';
import { seal, unseal } from '../platform/seal';
import { SettingError } from '../platform/settings';

/**
 * Purposes whose values outlive the secret they were made with, because the database has no copy to seal again, and
 * how long their keys are kept, in milliseconds: links in mails, of which those that open an account again work for a month,
 * links of gifts, reserved user names, and recovery codes, which last until they are used or replaced.
 */
const keptFor: Record<Purpose, number> = {
  receipts: days(receiptDays),
  gifts: days(giftDays),
  notices: days(erasureDays),
  erasedNames: days(userNameHeldDays),
  secondFactor: Number.POSITIVE_INFINITY,
  // What it seals is stored, and sealed again.
  outbox: 0,
  // Over within the quarter of an hour for which both secrets are read.
  accessTokens: 0,
  codes: 0,
  googleState: 0,
  challenge: 0,
  previews: 0,
  // The sandbox's own notices, within seconds; a code that was accepted counts as a guess.
  sandboxWebhook: 0,
  acceptedCodes: 0,
};
const keptPurposes = namesIn(keptFor).filter((purpose) => keptFor[purpose] > 0);

/** Adds the stored keys of earlier secrets to the key rings, for reading only. */
export async function withPersistedKeys(db: Db, keys: Keys): Promise<Keys> {
  const rows = await db.selectFrom('keptKeys').selectAll().execute();
  const all = { ...keys };
  for (const { purpose, sealed } of rows) {
    const ring = all[purpose as Purpose];
    const key = openKept(keys.outbox, sealed);
    if (!ring.some((known) => known.equals(key))) all[purpose as Purpose] = [...ring, key];
  }
  return all;
}

function openKept(ring: KeyRing, sealed: string): Buffer {
  try {
    return Buffer.from(unseal(ring, sealed).key ?? '', 'base64');
  } catch {
    throw new SettingError(
      'JWT_SECRET_PREVIOUS',
      'must list the secret before this one until `outline reseal` has run',
    );
  }
}

/** Stores the keys of the earlier secrets, sealed with the current one, and drops expired ones. */
export async function persistKeys(db: Db, clock: Clock, keys: Keys): Promise<void> {
  for (const purpose of keptPurposes) {
    const until = keptFor[purpose];
    for (const key of keys[purpose].slice(1)) await keep(db, keys.outbox, { purpose, key }, clock.now());
    if (!Number.isFinite(until)) continue;
    await db
      .deleteFrom('keptKeys')
      .where('purpose', '=', purpose)
      .where('keptAt', '<', new Date(clock.now().getTime() - until))
      .execute();
  }
}

async function keep(
  db: Db,
  ring: KeyRing,
  { purpose, key }: { purpose: Purpose; key: Buffer },
  keptAt: Date,
): Promise<void> {
  const id = createHash('sha256').update(purpose).update(key).digest('hex');
  const sealed = seal(ring, { key: key.toString('base64') });
  await db
    .insertInto('keptKeys')
    .values({ id, purpose, sealed, keptAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sealed }))
    .execute();
}
