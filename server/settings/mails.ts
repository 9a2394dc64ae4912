import { type Language, languages } from '../../contract/languages';
import { formatPrice } from '../../contract/money';
import { paymentNumber } from '../../contract/paymentNumber';
import { sampleSeasons } from '../../contract/samples/seasons';
import type { MailPreviews } from '../../contract/settings';
import { shownDay, shownTime } from '../../contract/shownTimes';
import { byLanguage } from '../../contract/texts';
import { timeOf } from '../../contract/vietnamTime';
import { audit } from '../audit/audit';
import { inTransaction } from '../db/guard';
import type { Dependencies } from '../dependencies';
import type { Actor } from '../http/types';
import { enqueue } from '../mail/outbox';
import { mailNames, render } from '../mail/templates/index';
import { amountIn } from '../platform/messages/giving';

const words = byLanguage({
  packageName: ['Gói Tuần Tra', 'Patrol Pack'],
  message: ['Chúc mừng sinh nhật!', 'Happy birthday!'],
  season: [sampleSeasons.current.name, sampleSeasons.current.nameEn],
});
const price = (amount: number, language: Language) => formatPrice(amount, 'VND', language);

const sampleTime = new Date('2026-11-20T22:50:00Z');

/** A sample for every value that templates use, formatted for its reader. */
const samples = (address: string, language: Language): Record<string, string> => ({
  ...words[language],
  name: 'Lan',
  userName: 'lan',
  by: 'Minh',
  act: 'corrections',
  most: '100',
  code: '123456',
  offerCode: 'TET2027',
  codeBonus: '65',
  device: 'Firefox, Windows',
  at: shownTime(sampleTime, language),
  until: timeOf(sampleTime),
  day: shownDay(sampleTime, language),
  masked: 'l***@e***.com',
  link: address,
  tries: '20',
  amount: price(59_000, language),
  diamonds: '715',
  transactionId: paymentNumber('0123456789abcdef0123456789abcdef'),
  giver: 'Minh',
  received: price(20_000, language),
  missing: price(39_000, language),
  held: price(39_000, language),
  spend: price(500_000, language),
  gift: amountIn(2000, 'golds', language),
  item: 'Mũ Làn Sóng',
  wallet: 'diamonds',
  balance: '1715',
  release: 'Outline Beta',
});
/** A sum of a wallet is a plain number. */
const ofWallet = { amount: '1000' };

/** Every mail in both languages, from the real templates, with the support address in force. */
export const previewMails = ({
  address,
  contact,
}: Pick<Dependencies, 'address' | 'contact'>): MailPreviews => {
  const help = { email: contact.supportEmail, site: address.public };
  return {
    mails: mailNames.flatMap((name) =>
      languages.map((language) => {
        const values = { ...samples(address.public, language), ...(name === 'walletChanged' && ofWallet) };
        return { name, language, ...render(name, language, values, help) };
      }),
    ),
  };
};

/** Sends the caller a mail through the same path as all others: outbox, sender, mail server. */
export async function sendTestMail(deps: Dependencies, actor: Actor, language: Language): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { email } = await tx
      .selectFrom('users')
      .select('email')
      .where('id', '=', actor.id)
      .executeTakeFirstOrThrow();
    await enqueue(tx, deps, { to: email, template: 'testMail', language, values: { by: actor.userName } });
    await audit(tx, deps.clock, actor, {
      action: 'test-mail',
      resource: 'settings',
      id: 'mails',
      before: null,
      after: null,
    });
  });
  deps.wake('mail');
}
