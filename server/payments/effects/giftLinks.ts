import { createHmac } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { GiftLink } from '../../../contract/gifts';
import { credentials } from '../../credentials/credentials';
import type { GiftLinksTable } from '../../db/moneyTables';
import type { Db, Tx } from '../../db/tables';
import { addMs, type Clock } from '../../platform/clock';
import { hashToken, newReference } from '../../platform/ids';
import type { Keys } from '../../platform/keys';
import type { Payment } from './payment';

/** 256 bits that no database knows: made of the id and of a secret that is kept outside. */
const keyOf = (secret: Buffer, id: string): string =>
  createHmac('sha256', secret).update(id).digest('base64url');

/** A link as its makers and its receiver get it; undefined if it was made with a secret that is gone. */
export function linkOf(
  { gifts }: Pick<Keys, 'gifts'>,
  { id, keyHash }: Pick<GiftLinksTable, 'id' | 'keyHash'>,
): GiftLink | undefined {
  const key = gifts.map((secret) => keyOf(secret, id)).find((one) => hashToken(one) === keyHash);
  return key === undefined ? undefined : { id, key };
}

/** The address of a link: what follows the # reaches no server. */
export const giftUrl = (address: { public: string }, { id, key }: GiftLink): string =>
  `${address.public}/gift/${id}#${key}`;

/** SQL condition: a link works. */
export const isOpenGift = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`gift_links.ended_at is null and gift_links.made_at > ${addMs(now, -credentials.giftLink.lasts)}`;

/** The links of gifts that a player has received and not opened yet, newest first. */
export async function unopenedGifts(
  db: Db,
  { keys, clock }: { keys: Pick<Keys, 'gifts'>; clock: Clock },
  userId: string,
): Promise<GiftLink[]> {
  const rows = await db
    .selectFrom('giftLinks')
    .innerJoin('payments', 'payments.id', 'giftLinks.paymentId')
    .select(['giftLinks.id', 'keyHash'])
    .where('payments.userId', '=', userId)
    .where('openedAt', 'is', null)
    .where(isOpenGift(clock.now()))
    .orderBy('madeAt', 'desc')
    .execute();
  return rows.flatMap((row) => linkOf(keys, row) ?? []);
}

/** The link of a payment's gift, if it has one that works. */
export async function giftLinkOf(
  db: Db | Tx,
  keys: Pick<Keys, 'gifts'>,
  paymentId: string,
  now: Date,
): Promise<GiftLink | undefined> {
  const row = await db
    .selectFrom('giftLinks')
    .select(['id', 'keyHash'])
    .where('paymentId', '=', paymentId)
    .where(isOpenGift(now))
    .executeTakeFirst();
  return row && linkOf(keys, row);
}

/** Whether somebody else paid: another account, or a guest who said who they are. */
async function isGift(tx: Tx, { id, userId, creator }: Payment): Promise<boolean> {
  if (creator === `account:${userId}`) return false;
  if (creator?.startsWith('account:')) return true;
  const words = tx.selectFrom('paymentBuyers').select('name').where('paymentId', '=', id);
  return typeof (await words.executeTakeFirst())?.name === 'string';
}

/** Makes the link of a payment that was just completed, if it is a gift. */
export async function makeGiftLink(
  tx: Tx,
  keys: Pick<Keys, 'gifts'>,
  payment: Payment,
  madeAt: Date,
): Promise<void> {
  if (!(await isGift(tx, payment))) return;
  const id = newReference();
  const keyHash = hashToken(keyOf(keys.gifts[0], id));
  await tx.insertInto('giftLinks').values({ id, paymentId: payment.id, keyHash, madeAt }).execute();
}

/** Ends the link of a payment's gift, if it has one. */
export const endGiftLink = (tx: Tx, paymentId: string, endedAt: Date) =>
  tx
    .updateTable('giftLinks')
    .set({ endedAt })
    .where('paymentId', '=', paymentId)
    .where('endedAt', 'is', null)
    .execute();
