import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatPrice } from '../../../contract/money';
import type { PaymentStatusResponse } from '../../../contract/payments';
import { randomFrom } from '../../../server/cli/demo/random';
import { mailAboutHeldMoney } from '../../../server/payments/checkout/heldMails';
import { days } from '../../../server/platform/clock';
import { payment as en } from '../../../src/i18n/en/payment';
import { payment as vi } from '../../../src/i18n/vi/payment';
import { moneySentences } from '../../../src/site/shop/payment/panel/moneySentences';
import { moneyOf } from '../../../src/site/shop/payment/state/reportedMoney';
import { financeOf } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { leastTried } from '../../support/server/leastTried';
import { type Cast, gatewayActs, type Subject, staffActs } from '../../support/server/moneyActs';
import { booksOf, combinationsOf, mailsOwed, reachable } from '../../support/server/moneyBooks';
import { plots } from '../../support/server/moneyPlots';
import { openPayment } from '../../support/server/payments';
import { type SecondGateway, secondGateway } from '../../support/server/secondGateway';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

type Teller = ReturnType<typeof leastTried<Subject>>;
/** Combinations that any story has reached, over both kinds of gateway. */
const visited = new Set<string>();

/** What the buyer reads about money, in one language. */
function textOf(answer: PaymentStatusResponse, language: 'vi' | 'en'): string {
  const money = moneyOf(answer);
  const texts: Record<string, string> = { vi, en }[language].money;
  return moneySentences(answer.status, money ?? {})
    .map(({ key, amounts }) =>
      (texts[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: keyof typeof amounts) =>
        formatPrice(amounts[name] ?? Number.NaN, answer.currency ?? 'VND', language),
      ),
    )
    .join(' ');
}

describe.each([{ takesParts: true }, { takesParts: false }])(
  'what the buyer reads (%o)',
  ({ takesParts }) => {
    let server: TestApp;
    let cast: Cast;
    const seen = new Set<string>();
    beforeAll(async () => {
      let second: SecondGateway | undefined;
      server = await buildTestApp({
        takesParts,
        config: { secondPersonOver: { VND: 40_000, USD: 160 } },
        gateways({ sandbox }) {
          second = secondGateway(sandbox);
          return [sandbox, second.gateway];
        },
      });
      const random = randomFrom(takesParts ? 21 : 22);
      cast = { server, finance: await financeOf(server), second: second as SecondGateway, random };
    });
    afterAll(() => server.close());

    /** Compares the call and both languages' texts with the books. */
    async function compare(id: string, story: readonly string[]): Promise<void> {
      const answer = (await server.get(`user/payment/status/${id}`)).body as PaymentStatusResponse;
      const books = await booksOf(server, id);
      const isOpen = answer.status === 'PENDING';
      const parts = isOpen ? books.parts : 0;
      const held = books.held + (isOpen ? 0 : books.parts);
      const what = [story.join(' '), answer, books];
      expect([answer.missing ?? 0, ...what]).toEqual([parts > 0 ? 59_000 - parts : 0, ...what]);
      expect([answer.held ?? 0, ...what]).toEqual([held, ...what]);
      expect([answer.returned ?? 0, ...what]).toEqual([books.returned, ...what]);
      expect([answer.kept ?? 0, ...what]).toEqual([books.kept, ...what]);
      expect([answer.moved ?? 0, ...what]).toEqual([books.moved, ...what]);
      const isSimplyPaid = answer.status === 'COMPLETED' && held === 0 && !books.foreign;
      expect([answer.received ?? 0, ...what]).toEqual([isSimplyPaid ? 0 : books.received, ...what]);
      const fields = ['received', 'missing', 'held', 'returned', 'kept', 'moved'].filter(
        (name) => name in answer,
      );
      seen.add(`${answer.status} ${fields.join()}`);
      for (const language of ['vi', 'en'] as const) {
        const text = textOf(answer, language);
        const shown = (amount: number) => formatPrice(amount, 'VND', language);
        const owed = [held, books.returned, books.kept, books.moved, parts && 59_000 - parts];
        for (const amount of owed.filter((one) => one > 0)) {
          expect([text.includes(shown(amount)), text, ...what]).toEqual([true, text, ...what]);
        }
        // If any money came for a payment that is not simply paid, something is said about it.
        const hasMoney = (books.transfers ?? 0) > 0 && answer.status !== 'COMPLETED';
        if (hasMoney) expect([text, ...what]).not.toEqual(['', ...what]);
        expect(text).not.toMatch(/NaN|undefined|\{\{/);
      }
    }

    /** Compares the mails to the player with the books. */
    async function compareMails({ id, player: { email } }: Subject, story: readonly string[]): Promise<void> {
      while (await mailAboutHeldMoney(server.deps));
      const owed = await mailsOwed(server, id);
      const stored = await server.db
        .selectFrom('outbox')
        .select('template')
        .where('recipient', '=', email)
        .execute();
      const written = (wanted: string) => stored.filter(({ template }) => template === wanted).length;
      const names = ['purchaseDone', 'refundDone', 'moneyReturned', 'moneyClosed'] as const;
      const templates = Object.fromEntries(names.map((name) => [name, written(name)]));
      expect([story, templates]).toEqual([story, owed.templates]);
      const mails = (await server.mails()).filter(({ to }) => to === email).map(({ text }) => text);
      const untold = owed.held.filter(
        (amount) => !mails.some((text) => text.includes(formatPrice(amount, 'VND', 'en'))),
      );
      expect([story, untold, mails]).toEqual([story, [], mails]);
    }

    /** Runs a story of the given acts, or of `steps` random ones. */
    async function tellStory(teller: Teller, acts: readonly string[] | number): Promise<void> {
      const subject = await openPayment(server);
      const story: string[] = [];
      const plan: ReadonlyArray<string | null> = typeof acts === 'number' ? Array(acts).fill(null) : acts;
      for (const planned of plan) {
        const name = planned ?? (await teller.next(subject));
        if (!name || (planned && !(await teller.tell(planned, subject)))) continue;
        story.push(name);
        await compare(subject.id, story);
        for (const one of await combinationsOf(server, subject.id)) visited.add(one);
      }
      await compareMails(subject, story);
    }

    it('agrees with the books after every event of stories, some by chance', {
      timeout: 240_000,
    }, async () => {
      const teller = leastTried(cast.random, { ...gatewayActs(cast), ...staffActs(cast) });
      for (const plot of plots) {
        await tellStory(teller, plot.split(' '));
        // The limit for one person counts over a day.
        server.clock.advance(days(1));
      }
      for (let n = 0; n < 5; n++) await tellStory(teller, 14);
      expect(teller.untold()).toEqual([]);
      expect(await moneyProblemsOf(server.db)).toEqual([]);
      // The stories were not all alike.
      const wanted = [
        'PENDING ',
        'COMPLETED ',
        'CANCELLED ',
        'CANCELLED received,held',
        'COMPLETED received,held',
        takesParts ? 'PENDING received,missing' : 'PENDING received,held',
      ];
      expect(wanted.filter((one) => !seen.has(one))).toEqual([]);
    });

    it('is never that nothing was paid, in the texts that show beside money', () => {
      for (const { money } of [vi, en]) {
        expect(Object.values(money).join(' ')).not.toMatch(
          /không có khoản tiền|không bị trừ|no money|not charged/i,
        );
      }
    });
  },
);

it('the stories visited every combination of states that the code allows, and no other', () => {
  expect([...visited].filter((one) => !reachable.includes(one))).toEqual([]);
  expect(reachable.filter((one) => !visited.has(one))).toEqual([]);
});
