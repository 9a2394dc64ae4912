import { toMinorUnits } from '../../../contract/currencies';
import { dayAfter, midnightOf } from '../../../contract/vietnamTime';
import { inTransaction } from '../../../server/db/guard';
import type { Db } from '../../../server/db/tables';
import { changesOf } from '../../../server/money/closing/changes';
import { keepDay } from '../../../server/money/closing/close';
import { surveyDay } from '../../../server/money/closing/day';
import { periodOfDay } from '../../../server/money/closing/days';
import { moneyOfDay } from '../../../server/money/closing/sums';
import { minutes } from '../../../server/platform/clock';
import { newId, newReference } from '../../../server/platform/ids';
import { notifySandbox, openPayment } from './payments';
import type { TestApp } from './testApp';

/** What a story works with: a server, a person from finance, and the times at which its money moves. */
export interface Telling {
  server: TestApp;
  token: string;
  at: Date;
}
/** Steps that follow one another, whatever happens between them. */
export type Story = (telling: Telling) => Array<() => Promise<unknown>>;

/** Advances the clock to a time. */
export const waitUntil = ({ clock }: TestApp, moment: Date): void =>
  clock.advance(Math.max(0, +moment - +clock.now()));

/** The first moment at which a day can be signed off. */
export const overOf = (day: string): Date => new Date(+midnightOf(dayAfter(day)) + minutes(5));

/** The sandbox does not report when the money moved; a real gateway does. */
export const moveTo = ({ db }: TestApp, reference: string, at: Date) =>
  db.updateTable('movements').set({ toldAt: at }).where('reference', '=', reference).execute();

/** Signs a day off as it is, whatever the time. */
export const signOff = ({ db, clock }: TestApp, day: string): Promise<unknown> =>
  inTransaction(db, async (tx) =>
    keepDay(tx, day, await surveyDay(tx, day), { note: null, closedAt: clock.now(), closedBy: newId() }),
  );

/** Currencies in which a signed day's money differs from what was signed by more than the listed changes. */
export async function unexplained(db: Db, day: string): Promise<Array<[currency: string, units: number]>> {
  const signed = await db
    .selectFrom('closedDays')
    .select(['currency', 'moved'])
    .where('day', '=', day)
    .execute();
  const { sums } = await moneyOfDay(db, periodOfDay(day));
  const changes = await changesOf(db, day, { staffRoles: ['owner'] });
  const left = new Map<string, number>();
  const add = (currency: string, units: number) => left.set(currency, (left.get(currency) ?? 0) + units);
  for (const { currency, moved } of sums) add(currency, moved);
  for (const { currency, moved } of signed) add(currency, -moved);
  for (const { kind, currency, amount } of changes) {
    if (kind === 'refund' || kind === 'return') continue;
    add(currency, toMinorUnits(amount, currency) * (kind === 'removed' ? 1 : -1));
  }
  return [...left].filter(([, units]) => units !== 0);
}

const unique = (name: string) => `${name}-${newReference()}`;

/** Reports that money moved at the story's time; returns its reference. */
async function told({ server, at }: Telling, order: string, amount: number): Promise<string> {
  const reference = unique('bank');
  const { status } = await notifySandbox(server, order, { reference, amount });
  if (status !== 200) throw new Error(`The notice was answered by ${status}`);
  await moveTo(server, reference, at);
  return reference;
}

const post = async ({ server, token }: Telling, path: string, body: object) => {
  const answer = await server.post(`admin/${path}`, body, { token });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as { id: string; state: string };
};

/** The case that holds the money of a reference. */
async function holder({ server }: Telling, reference: string): Promise<string> {
  const { caseId } = await server.db
    .selectFrom('movements')
    .select('caseId')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return caseId ?? '';
}

const resolve = async (telling: Telling, reference: string, body: object) =>
  post(telling, `cases/${await holder(telling, reference)}/resolve`, {
    reason: 'As it should be',
    idempotencyKey: newId(),
    ...body,
  });
const confirm = (telling: Telling, id: string) =>
  post(telling, `money-requests/${id}/confirm`, { outcome: 'done', reference: unique('FT') });

/** A payment that the first step of its story opens. */
function payment({ server }: Telling) {
  const order = { id: '' };
  const open = async () => {
    order.id = (await openPayment(server)).id;
  };
  return { order, open };
}

/** The paths that money can take, each ending in a different place. */
export const stories: Record<string, Story> = {
  paid: (telling) => {
    const { order, open } = payment(telling);
    return [open, () => told(telling, order.id, 59_000)];
  },
  inParts: (telling) => {
    const { order, open } = payment(telling);
    return [open, () => told(telling, order.id, 20_000), () => told(telling, order.id, 39_000)];
  },
  partHeld: (telling) => {
    const { order, open } = payment(telling);
    return [open, () => told(telling, order.id, 21_000)];
  },
  partReturned: (telling) => {
    const { order, open } = payment(telling);
    let [reference, request] = ['', ''];
    return [
      open,
      async () => {
        reference = await told(telling, order.id, 22_000);
      },
      async () => {
        request = (await resolve(telling, reference, { kind: 'return' })).id;
      },
      () => confirm(telling, request),
    ];
  },
  overpaidWrittenOff: (telling) => {
    const { order, open } = payment(telling);
    let reference = '';
    return [
      open,
      async () => {
        reference = await told(telling, order.id, 60_500);
      },
      () => resolve(telling, reference, { kind: 'write-off', reference: unique('WO') }),
    ];
  },
  unknownMatched: (telling) => {
    const { order, open } = payment(telling);
    let reference = '';
    return [
      async () => {
        reference = await told(telling, newReference(), 61_000);
      },
      open,
      () => resolve(telling, reference, { kind: 'match', paymentId: order.id, reference: unique('M') }),
    ];
  },
  twiceReturnAsked: (telling) => {
    const { order, open } = payment(telling);
    let reference = '';
    return [
      open,
      () => told(telling, order.id, 59_000),
      async () => {
        reference = await told(telling, order.id, 59_000);
      },
      () => resolve(telling, reference, { kind: 'return' }),
    ];
  },
  byHand: (telling) => {
    const { order, open } = payment(telling);
    const reference = unique('HAND');
    return [
      open,
      () =>
        post(telling, `transactions/${order.id}/settle`, {
          reference,
          reason: 'By bank',
          idempotencyKey: newId(),
        }),
      () => moveTo(telling.server, reference, telling.at),
    ];
  },
  refunded: (telling) => {
    const { order, open } = payment(telling);
    let request = '';
    return [
      open,
      () => told(telling, order.id, 59_000),
      async () => {
        const about = { amount: 9000, reasonKind: 'mistake', reason: 'By mistake', idempotencyKey: newId() };
        request = (await post(telling, `transactions/${order.id}/refunds`, about)).id;
      },
      () => confirm(telling, request),
    ];
  },
};
