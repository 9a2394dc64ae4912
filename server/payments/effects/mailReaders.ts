import type { Language } from '../../../contract/languages';
import { textIn } from '../../../contract/localized';
import type { Tx } from '../../db/tables';
import { isErasedEmail } from '../../platform/erasedAddress';
import { leadsAway, readsAsOurs } from '../../platform/masking/strangersWords';
import { isSamePackage, packageName, packageNameEn } from './packageNames';
import type { Payment } from './payment';

/** Somebody whom a mail about a payment reaches. */
export interface MailReader {
  to: string;
  language: Language;
  /** The recipient's name, for somebody else who paid. */
  paidFor: string | null;
  /** In their language, whichever the purchase was made in. */
  packageName: string;
}
/** The readers of mails about a payment, and what the buyer added for the recipient. */
interface MailReaders {
  recipient: MailReader;
  /** Null for a buyer who left no other address. */
  payer: MailReader | null;
  giver: string | null;
  message: string | null;
}

type About = Pick<Payment, 'id' | 'userId' | 'email' | 'language'>;

/**
 * Whom a mail about a payment reaches, each in their language: the recipient at the current address, which may have been
 * corrected since, and the address that the buyer typed. That address is unproven: its mails contain only what the buyer
 * has already seen or brought about (decisions.md, The buyer). An erasure clears the payments before the account; nothing
 * is sent about a payment that is cleared.
 */
export async function mailReadersOf(tx: Tx, { id, userId, email, language }: About): Promise<MailReaders> {
  const found = await tx
    .selectFrom('users')
    .innerJoin('payments', (join) => join.on('payments.id', '=', id))
    .leftJoin('diamondPackages', (join) => join.on(isSamePackage))
    .leftJoin('paymentBuyers', 'paymentBuyers.paymentId', 'payments.id')
    .select(['users.email', 'users.language', 'userName', 'paymentBuyers.name as giver', 'message'])
    .select(['paymentBuyers.email as typed', packageName.as('name'), packageNameEn.as('nameEn')])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const { typed, userName } = found;
  const to = isErasedEmail(email) ? email : found.email;
  // An address that the recipient had when the payment began is not that of a giver.
  const isOwn = typed !== null && [to, email].some((own) => own.toLowerCase() === typed.toLowerCase());
  const reader = (one: Omit<MailReader, 'packageName'>) => ({
    ...one,
    packageName: textIn(found, 'name', one.language).text,
  });
  return {
    recipient: reader({ to, language: found.language ?? language, paidFor: null }),
    payer: typed === null || isOwn ? null : reader({ to: typed, language, paidFor: userName }),
    ...fitWords(found),
  };
}

type Words = Pick<MailReaders, 'giver' | 'message'>;

/** What a giver added, unless today's rule refuses it: it may have been stored by an earlier one. */
export function fitWords({ giver, message }: Words): Words {
  // Each by itself: a year in the name and one in the message are no number.
  const isFit = ![giver, message].some((text) => text && leadsAway(text)) && !readsAsOurs(giver ?? '');
  return isFit ? { giver, message } : { giver: null, message: null };
}
