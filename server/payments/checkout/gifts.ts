import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Gift } from '../../../contract/gifts';
import type { Dependencies } from '../../dependencies';
import { notFound } from '../../platform/errors';
import { hashToken } from '../../platform/ids';
import { paymentMessages } from '../../platform/messages/payments';
import { isOpenGift } from '../effects/giftLinks';
import { fitWords } from '../effects/mailReaders';
import { isSamePackage, packageNames } from '../effects/packageNames';

interface GiftRow {
  keyHash: string;
  openedAt: Date | null;
  madeAt: Date;
  userId: string;
  diamonds: number;
  bonusDiamonds: number;
  packageName: string;
  packageNameEn: string;
  giver: string | null;
  message: string | null;
}

/** Of no gift, which the key of a link that is unknown is compared with. */
const noHash = hashToken('');

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

async function findGift({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, id: string) {
  const { rows } =
    await sql<GiftRow>`select gift_links.key_hash, gift_links.opened_at, gift_links.made_at, payments.user_id,
      payments.diamonds, payments.bonus_diamonds, ${packageNames}, payment_buyers.name as giver, payment_buyers.message
    from gift_links join payments on payments.id = gift_links.payment_id
    left join payment_buyers on payment_buyers.payment_id = payments.id
    left join diamond_packages on ${isSamePackage}
    where gift_links.id = ${id} and ${isOpenGift(clock.now())} and payments.status = 'COMPLETED'`.execute(db);
  return rows[0];
}

/**
 * What is in a gift. Throws the same 404 for a link that nobody made, one that has ended for any reason, and a wrong key.
 * Changes nothing but that the player who received it has opened it.
 */
export async function openGift(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  { id, key }: { id: string; key: string },
  viewer: string | null,
): Promise<Gift> {
  const found = await findGift(deps, id);
  const isRight = isSame(found?.keyHash ?? noHash, hashToken(key));
  if (!found || !isRight) throw notFound(paymentMessages.noGift);
  const isOwn = viewer === found.userId;
  if (isOwn && !found.openedAt)
    await deps.db
      .updateTable('giftLinks')
      .set({ openedAt: deps.clock.now() })
      .where('id', '=', id)
      .where('openedAt', 'is', null)
      .execute();
  const { giver, message } = fitWords(found);
  return {
    ...(giver !== null && { giver }),
    ...(giver !== null && message !== null && { message }),
    packageName: found.packageName,
    packageNameEn: found.packageNameEn,
    diamonds: found.diamonds + found.bonusDiamonds,
    givenAt: found.madeAt.toISOString(),
    isOwn,
  };
}
