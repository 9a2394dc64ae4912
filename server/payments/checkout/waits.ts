import { sql } from 'kysely';
import type { AccountWaits } from '../../../contract/waits';
import type { Db } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { unopenedGifts } from '../effects/giftLinks';
import type { Payment } from '../effects/payment';
import { moneyOf, type ReceivedSums, receivedSums, reportedMoneyOf } from '../ledger/received';
import { accountKey } from './creator';
import { statusAt } from './purchases';

type Deps = Pick<Dependencies, 'clock' | 'keys'> & { reads: Db };
type HeldRow = ReceivedSums & Pick<Payment, 'status' | 'expiresAt' | 'amount' | 'refunded' | 'currency'>;

/** What waits for an account: read of all that it has, as a list has only its newest page. */
export async function waitsOf(deps: Deps, userId: string): Promise<AccountWaits> {
  const gifts = await unopenedGifts(deps.reads, deps, userId);
  return { gifts: gifts.length, gift: gifts[0] ?? null, held: await countHeld(deps, userId) };
}

/** How many purchases that it paid for or received have money that is held. Only a payment with an open case has any. */
async function countHeld({ reads, clock }: Deps, userId: string): Promise<number> {
  const creator = accountKey(userId);
  const { rows } = await sql<HeldRow>`
    select payments.status, payments.expires_at, payments.amount, payments.refunded, payments.currency, money.*
    from payments cross join lateral (select ${receivedSums} ${moneyOf(sql.ref('payments.id'))}) as money
    where payments.id in (select payment_id from money_cases where state = 'open' and payment_id in (
      select id from payments where user_id = ${userId}
      union all select id from payments where creator = ${creator} and creator like 'account:%'))`.execute(
    reads,
  );
  const now = clock.now();
  return rows.filter((row) => reportedMoneyOf({ ...row, status: statusAt(row, now) }).held !== undefined)
    .length;
}
