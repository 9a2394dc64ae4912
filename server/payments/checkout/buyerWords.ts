import type { LocalizedText } from '../../../contract/languages';
import { gift } from '../../../contract/limits';
import type { BuyerBody } from '../../../contract/payments';
import { lengthOf, streamSafe } from '../../../contract/text';
import type { PaymentBuyersTable } from '../../db/moneyTables';
import type { Tx } from '../../db/tables';
import { isEmail } from '../../platform/emailAddress';
import { invalid } from '../../platform/errors';
import { leadsAway, readsAsOurs } from '../../platform/masking/strangersWords';
import { accounts } from '../../platform/messages/accounts';
import { paymentMessages } from '../../platform/messages/payments';

/** What a buyer adds: an address for the receipt, a name and a sentence for the recipient. */
export type BuyerWords = Pick<PaymentBuyersTable, 'email' | 'name' | 'message'>;

/** Control characters, and marks that change the direction of the text after them. */
const unseen = /\p{C}/u;

const tidy = (text = ''): string | null =>
  streamSafe(text).normalize('NFC').trim().replace(/\s+/g, ' ') || null;

function problemOf(text: string | null, longest: number): LocalizedText | null {
  if (text === null) return null;
  if (leadsAway(text)) return paymentMessages.giftAddress;
  return lengthOf(text) <= longest && !unseen.test(text) ? null : paymentMessages.giftLength(longest);
}

function nameProblem({ name, message }: Pick<BuyerWords, 'name' | 'message'>): LocalizedText | null {
  if (message && !name) return paymentMessages.giftNameless;
  return name && readsAsOurs(name) ? paymentMessages.giftOurs : problemOf(name, gift.name);
}

/** Returns what the buyer typed, cleaned up; null when it is empty. Throws 400 naming its fields. */
export function readBuyerWords(body: BuyerBody | undefined): BuyerWords | null {
  const words = { email: tidy(body?.email), name: tidy(body?.name), message: tidy(body?.message) };
  const problems = {
    buyerEmail: words.email && !isEmail(words.email) ? accounts.emailForm : null,
    buyerName: nameProblem(words),
    buyerMessage: problemOf(words.message, gift.message),
  };
  const found = Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, [problem]]] : []));
  if (found.length > 0) throw invalid(Object.fromEntries(found), paymentMessages.giftWrong);
  return Object.values(words).some(Boolean) ? words : null;
}

/** Stores what the buyer added to the payment, replacing what they added before. */
export async function keepBuyerWords(
  tx: Tx,
  paymentId: string,
  words: BuyerWords | null,
  now: Date,
): Promise<void> {
  if (!words) return;
  await tx
    .insertInto('paymentBuyers')
    .values({ paymentId, ...words, createdAt: now })
    .onConflict((conflict) => conflict.column('paymentId').doUpdateSet(words))
    .execute();
}
