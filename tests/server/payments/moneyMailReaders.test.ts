import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentNumber } from '../../../contract/paymentNumber';
import { mailAboutHeldMoney } from '../../../server/payments/checkout/heldMails';
import { days } from '../../../server/platform/clock';
import { casesWith, type Finance, financeOf } from '../../support/server/finance';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let finance: Finance;
let count = 0;
beforeAll(async () => {
  server = await buildTestApp({ takesParts: true });
  finance = await financeOf(server);
});
afterAll(() => server.close());

/** Words that only one of the languages has. */
const isVietnamese = (text: string) => /[ăâđêôơưàảãáạ]/i.test(text.replace(/“.*?”/g, ''));

/** The package, as the mails of each language call it. */
const names = { name: 'Gói thử', nameEn: 'Trial pack' };

/** A payment by a buyer with another address, the same as the recipient's, or none. */
async function opened(typed: 'other' | 'own' | 'none', payer: 'vi' | 'en', recipient: 'vi' | 'en') {
  const player = await server.makeUser({ language: recipient });
  const other = `giver${count++}@example.com`;
  const email = { other, own: player.email.toUpperCase(), none: undefined }[typed];
  const { body } = await server.post(
    'user/payment/create',
    { email: player.email, packageId: await makePackage(server, names), ...(email && { buyer: { email } }) },
    { headers: { 'accept-language': payer } },
  );
  return { id: body.transactionId as string, player, other: typed === 'other' ? other : null };
}

/** What each kind of mail comes from. */
const events: Record<string, (id: string) => Promise<unknown>> = {
  part: (id) => notifySandbox(server, id, { amount: 9000 }),
  receipt: (id) => notifySandbox(server, id),
  async held(id) {
    await notifySandbox(server, id, { amount: 90_000 });
    server.clock.advance(days(1));
    while (await mailAboutHeldMoney({ ...server.deps }));
  },
  async returned(id) {
    await notifySandbox(server, id, { amount: 90_000 });
    const [over] = await casesWith(server, 'paymentId', id);
    const { body } = await finance.resolve(over?.id ?? '', { kind: 'return' });
    await finance.confirm(body.id);
  },
  async refund(id) {
    await notifySandbox(server, id);
    const { body } = await finance.refund(id, { amount: 10_000 });
    await finance.confirm(body.id);
  },
};

describe.each(Object.keys(events))('a mail about money (%s)', (event) => {
  it.each(
    (['other', 'own', 'none'] as const).flatMap((typed) =>
      (['vi', 'en'] as const).flatMap((payer) =>
        (['vi', 'en'] as const).map((to) => [typed, payer, to] as const),
      ),
    ),
  )(
    'reaches who paid and who receives, each in their language: %s address, %s to %s',
    async (typed, payer, to) => {
      const { id, player, other } = await opened(typed, payer, to);
      await events[event]?.(id);
      const mails = (await server.mails()).filter(({ text }) => text.includes(paymentNumber(id)));
      const readers = other === null ? [player.email] : [player.email, other];
      const last = readers.map((reader) => mails.filter((mail) => mail.to === reader).at(-1));
      expect(new Set(mails.map((mail) => mail.to))).toEqual(new Set(readers));
      expect(last.map((mail) => isVietnamese(mail?.text ?? ''))).toEqual(
        [to, payer].slice(0, readers.length).map((language) => language === 'vi'),
      );
      // The package and the link are in the language of the mail.
      for (const { text } of last.filter((mail) => mail !== undefined)) {
        expect(text).toContain(isVietnamese(text) ? names.name : names.nameEn);
        if (text.includes('/shops?')) expect(text.includes('/en/shops?')).toBe(!isVietnamese(text));
      }
      // A giver reads for whom the money was, and nothing of the wallet.
      if (other === null) return;
      expect(last[1]?.text).toContain(player.userName);
      expect(/refund/.test(event) && /taken back|thu hồi/.test(last[1]?.text ?? '')).toBe(false);
    },
  );
});
