import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatPrice } from '../../contract/money';
import type { PaymentStatusAnswer } from '../../contract/payments';
import { days, minutes } from '../../server/clock';
import { randomFrom } from '../../server/demo/random';
import { cancelExpired } from '../../server/payments/expiry';
import { payment as en } from '../../src/i18n/en/payment';
import { payment as vi } from '../../src/i18n/vi/payment';
import { moneyOf, moneySentences } from '../../src/site/shop/toldMoney';
import { casesWith, type Finance, financeOf } from '../support/server/finance';
import { moneyProblemsOf } from '../support/server/invariants';
import { openPayment, tellSandbox } from '../support/server/payments';

import { buildTestApp, type TestApp } from '../support/server/testApp';

/** What the buyer reads about money, in one language. */
function textOf(answer: PaymentStatusAnswer, language: 'vi' | 'en'): string {
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

/** Sums of the books about one payment, read in another way than the server does. */
async function booksOf({ db }: TestApp, id: string) {
  const { rows } = await sql<{
    state: string | null;
    kind: string;
    outcome: string;
    locked: boolean;
    held: number;
  }>`
    select state, kind, outcome, m.amount - m.allocated as held, exists (select from money_requests r
      where r.case_id = c.id and r.state in ('requested', 'approved', 'sent')) as locked
    from movements m left join money_cases c on c.id = m.case_id
    where (m.payment_id = ${id} or c.payment_id = ${id}) and m.currency = 'VND'`.execute(db);
  const { rows: all } = await sql<{ transfers: number; received: number; foreign: number }>`
    select count(*)::int as transfers, coalesce(sum(amount) filter (where currency = 'VND'), 0)::bigint as received,
      count(*) filter (where currency <> 'VND' and case_id in (select id from money_cases where state = 'open'))::int as foreign
    from movements where payment_id = ${id}`.execute(db);
  const { refunded } = await db
    .selectFrom('payments')
    .select('refunded')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const sum = (matches: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(matches).reduce((total, { held }) => total + held, 0);
  return {
    ...all[0],
    parts: sum(({ state, kind, locked }) => state === 'open' && kind === 'underpaid' && !locked),
    held: sum(({ state, kind, locked }) => state === 'open' && (kind !== 'underpaid' || locked)),
    returned: refunded + sum(({ state, outcome }) => state === 'closed' && outcome === 'refunded'),
  };
}

describe.each([{ takesParts: true }, { takesParts: false }])(
  'what the buyer reads (%o)',
  ({ takesParts }) => {
    let server: TestApp;
    let finance: Finance;
    let count = 0;
    const seen = new Set<string>();
    beforeAll(async () => {
      server = await buildTestApp({ takesParts });
      finance = await financeOf(server);
    });
    afterAll(() => server.close());

    const tell = (id: string, given: object) =>
      tellSandbox(server, id, { reference: `t${count++}`, ...given });
    const openCase = async (id: string) =>
      (await casesWith(server, 'paymentId', id)).find(({ state, held }) => state === 'open' && held > 0);
    const openRequest = async (id: string) =>
      server.db
        .selectFrom('moneyRequests')
        .innerJoin('moneyCases', 'moneyCases.id', 'moneyRequests.caseId')
        .select('moneyRequests.id')
        .where('moneyCases.paymentId', '=', id)
        .where('moneyRequests.state', 'in', ['requested', 'approved'])
        .executeTakeFirst();
    /** Everything that may happen to a payment; what is impossible now is refused and changes nothing. */
    const events: Record<string, (id: string) => Promise<unknown>> = {
      part: (id) => tell(id, { amount: 20_000 }),
      smallPart: (id) => tell(id, { amount: 9000 }),
      price: (id) => tell(id, { amount: 59_000 }),
      more: (id) => tell(id, { amount: 70_000 }),
      dollars: (id) => tell(id, { amount: 59_000, currency: 'USD' }),
      cancelled: (id) => tell(id, { status: 'CANCELLED' }),
      failed: (id) => tell(id, { status: 'FAILED' }),
      expire: async () => {
        server.clock.advance(minutes(16));
        await cancelExpired(server.db, server.clock.now());
      },
      return: async (id) => finance.resolve((await openCase(id))?.id ?? '', { kind: 'return' }),
      writeOff: async (id) =>
        finance.resolve((await openCase(id))?.id ?? '', { kind: 'write-off', reference: `w${count++}` }),
      confirm: async (id) => finance.confirm((await openRequest(id))?.id ?? '', undefined),
      withdraw: async (id) => finance.withdraw((await openRequest(id))?.id ?? ''),
      settle: (id) => finance.settle(id, { reference: `s${count++}` }),
      refund: async (id) => {
        const { status, body } = await finance.refund(id, { amount: 10_000 });
        if (status === 201) await finance.confirm(body.id);
      },
    };

    /** Compares the call and both languages' texts with the books. */
    async function compare(id: string, story: readonly string[]): Promise<void> {
      const answer = (await server.get(`user/payment/status/${id}`)).body as PaymentStatusAnswer;
      const books = await booksOf(server, id);
      const isOpen = answer.status === 'PENDING';
      const parts = isOpen ? books.parts : 0;
      const held = books.held + (isOpen ? 0 : books.parts);
      const what = [story.join(' '), answer, books];
      expect([answer.missing ?? 0, ...what]).toEqual([parts > 0 ? 59_000 - parts : 0, ...what]);
      expect([answer.held ?? 0, ...what]).toEqual([held, ...what]);
      expect([answer.returned ?? 0, ...what]).toEqual([books.returned, ...what]);
      const isSimplyPaid = answer.status === 'COMPLETED' && held === 0 && !books.foreign;
      expect([answer.received ?? 0, ...what]).toEqual([isSimplyPaid ? 0 : books.received, ...what]);
      const fields = ['received', 'missing', 'held', 'returned'].filter((name) => name in answer);
      seen.add(`${answer.status} ${fields.join()}`);
      for (const language of ['vi', 'en'] as const) {
        const text = textOf(answer, language);
        const shown = (amount: number) => formatPrice(amount, 'VND', language);
        for (const amount of [held, books.returned, parts && 59_000 - parts].filter((one) => one > 0)) {
          expect([text.includes(shown(amount)), text, ...what]).toEqual([true, text, ...what]);
        }
        // Where any money came for a payment that is not simply paid, something is said about it.
        const hasMoney = (books.transfers ?? 0) > 0 && answer.status !== 'COMPLETED';
        if (hasMoney) expect([text, ...what]).not.toEqual(['', ...what]);
        expect(text).not.toMatch(/NaN|undefined|\{\{/);
      }
    }

    it('agrees with the books after every event of 20 random stories', { timeout: 240_000 }, async () => {
      const random = randomFrom(takesParts ? 21 : 22);
      const names = Object.keys(events);
      for (let n = 0; n < 20; n++) {
        const { id } = await openPayment(server);
        const story: string[] = [];
        for (let step = 0; step < 7; step++) {
          const name = random.pick(names);
          story.push(name);
          await events[name]?.(id);
          await compare(id, story);
        }
        // What one person may do alone counts over a day.
        if (n % 3 === 0) server.clock.advance(days(1));
      }
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
