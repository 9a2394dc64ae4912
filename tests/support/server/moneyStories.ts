import { setTimeout as sleep } from 'node:timers/promises';
import { openRequestStates } from '../../../contract/moneyStates';
import type { Random } from '../../../server/cli/demo/random';
import { newId } from '../../../server/platform/ids';
import { type OwnCall, ownActs } from './ownActs';
import { payosSample, signedWebhook, vietnamTime } from './payosStandInLinks';

const waitingFor = (userId: string) => encodeURIComponent(JSON.stringify({ state: 'requested', userId }));
const openOnly = encodeURIComponent(JSON.stringify({ state: openRequestStates }));

/** Two people from finance, who decide about each other's requests, and an owner. */
export type StoryPerson = 0 | 1 | 2;
/** Who sends a call: one of the staff, or the player with this id. */
export type Signer = StoryPerson | string;
/** What a story needs: the current addresses of the servers, and signed-in people. */
export interface Stage {
  /** The address of one of the running servers; changes as they are killed. */
  address(): string;
  /** Rejects for a player whom no server lets in. */
  token(signer: Signer): Promise<string>;
  /** Forgets a token that the servers no longer accept. */
  signOut(signer: Signer): void;
  /** Makes the erasure of a closed account due; only beside running servers. */
  erasureDue(userId: string): Promise<unknown>;
}
export interface StoryPayment {
  id: string;
  orderCode: number;
  /** The recipient. */
  userId: string;
  /** Whether the recipient may be erased: few, as most money has to reach somebody. */
  isErasable: boolean;
}

type Body = Record<string, unknown>;
interface Answer {
  status: number;
  body: Body & { id?: string };
}

/**
 * One payment of 1,000 đồng, and everything that gateways, files and people may do with its money and its player's
 * wallets.
 */
export function moneyStory(stage: Stage, random: Random, payment: StoryPayment) {
  const { id, orderCode, userId, isErasable } = payment;
  const told: string[] = [];
  /** Transfers listed in a settlement file. */
  const filed: Array<{ reference: string; amount: number }> = [];
  let count = 0;

  /** Repeats a call until a server responds: a gateway and a browser repeat what was lost with a killed process. */
  const call = async (
    path: string,
    body: string | Body | null,
    person?: Signer,
    method = body === null ? 'GET' : 'POST',
  ): Promise<Answer> => {
    for (;;) {
      const token = person === undefined ? null : await stage.token(person).catch(() => null);
      if (typeof person === 'string' && token === null) return { status: 401, body: {} };
      const answer = await fetch(`${stage.address()}/api/${path}`, {
        method,
        headers: {
          ...(body !== null && {
            'content-type':
              typeof body === 'string' && person !== undefined ? 'text/csv' : 'application/json',
          }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body !== null && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
        .then(async (response) => ({ status: response.status, body: (await response.json()) as Body }))
        .catch(() => null);
      if (answer?.status === 401 && person !== undefined) stage.signOut(person);
      else if (answer && answer.status < 500) return answer;
      await sleep(20);
    }
  };
  const tell = (body: string) => call('user/payment/webhook/payos', body);
  const pay = async (amount: number, more: object = {}) => {
    const notice = await signedWebhook({
      ...payosSample,
      orderCode,
      amount,
      reference: `FT${orderCode}${count++}`,
      description: 'P0000000',
      transactionDateTime: vietnamTime(new Date()),
      ...more,
    });
    told.push(notice);
    await tell(notice);
  };
  /** Compares a file with one row and opens a case for it, as when its notice was lost. */
  const file = async () => {
    const row = { reference: `FT${orderCode}F${count++}`, amount: random.pick([400, 1000]) };
    const order = random.pick([String(orderCode), '']);
    const isMade = await compare('reference=0&orderNumber=1', [row.reference, order, row.amount]);
    if (isMade) filed.push(row);
  };
  /** A file that names its transfers by the order number alone, as some gateways do. */
  const fileByOrder = () => compare('orderNumber=1', ['', orderCode, random.pick([400, 1000])]);
  const compare = async (columns: string, [reference, order, amount]: Array<string | number>) => {
    const text = `Reference,Order,Amount,Time\r\n${reference},${order},${amount},${vietnamTime(new Date())}`;
    const { body } = await call(`admin/settlements?gateway=payos&${columns}&amount=2&time=3`, text, 0);
    const theirs = body.onlyTheirs as { rows: Array<{ number: number }> } | undefined;
    const [row] = theirs?.rows ?? [];
    if (!row) return false;
    await call(`admin/settlements/${body.id}/cases`, { rows: [row.number], reason: 'A lost notice' }, 0);
    return true;
  };
  const tellFiled = async () => {
    if (filed.length > 0) {
      const { reference, amount } = random.pick(filed);
      await pay(amount, { reference });
    }
  };
  const close = () => call(`admin/players/${userId}/erasure`, { reason: 'A story' }, 2);
  const asked = (given: object) => ({ reason: 'A story', idempotencyKey: newId(), ...given });
  const person = () => random.pick([0, 1] as const);
  /** An open case with money, and an open request, of this payment; undefined if there is none. */
  const openCase = async () => {
    const { body } = await call(`admin/transactions/${id}`, null, 0);
    const cases = (body.cases ?? []) as Array<{ id: string; state: string; held: number }>;
    const open = cases.filter(({ state, held }) => state === 'open' && held > 0);
    return open.length > 0 ? random.pick(open) : undefined;
  };
  const openRequest = async () => {
    const { body } = await call(`admin/money-requests?filter=${openOnly}&range=[0,999]`, null, 0);
    const all = body as unknown as Array<{ id: string; payment: { id: string } | null }>;
    return all.find((one) => one.payment?.id === id)?.id;
  };
  const resolve = async (kind: string, more: object = {}) => {
    const found = await openCase();
    if (found) await call(`admin/cases/${found.id}/resolve`, asked({ kind, ...more }), person());
  };
  const onRequest = async (act: string, given: () => object) => {
    const request = await openRequest();
    if (request) await call(`admin/money-requests/${request}/${act}`, { ...given() }, person());
  };
  const grant = async (amount: number, key = newId()) => {
    const wallet = random.pick(['diamonds', 'golds']);
    const body = { wallet, amount, reasonKind: 'event', reason: 'A story', idempotencyKey: key };
    await call(`admin/players/${userId}/wallet`, body, person());
    return body;
  };
  const onGrant = async (act: string, given: object) => {
    const path = `admin/money-requests?filter=${waitingFor(userId)}&range=[0,99]`;
    const { body } = await call(path, null, 0);
    const [request] = body as unknown as Array<{ id: string }>;
    if (request) await call(`admin/money-requests/${request.id}/${act}`, { ...given }, person());
    return request?.id;
  };
  const asPlayer: OwnCall = async (path, body, method) => {
    const answer = await call(path, body ? { ...body } : null, userId, method);
    return answer.status === 200 ? answer.body : null;
  };
  const events: Record<string, () => Promise<unknown>> = {
    ...ownActs(asPlayer, random),
    part: () => pay(random.pick([300, 400, 600])),
    price: () => pay(1000),
    more: () => pay(1700),
    elsewhere: () => pay(random.pick([400, 1000]), { orderCode: orderCode + 4_000_000_000_000 }),
    again: async () => told.length > 0 && tell(random.pick(told)),
    twiceAtOnce: async () => {
      await pay(500);
      await Promise.all([tell(told.at(-1) ?? ''), tell(told.at(-1) ?? '')]);
    },
    file,
    fileByOrder,
    tellFiled,
    close: async () => random.pick([true, false]) && close(),
    reopen: () => call(`admin/players/${userId}/erasure/undo`, { reason: 'A story' }, 2),
    erase: async () => isErasable && close().then(() => stage.erasureDue(userId)),
    correctEmail: () => {
      const email = `story${orderCode}${count++}@outline.example`;
      return call(`admin/players/${userId}/email`, { email, reason: 'A story' }, 2);
    },
    return: () => resolve('return'),
    writeOff: () => resolve('write-off', { reference: `W${orderCode}${count++}` }),
    match: () => resolve('match', { reference: `M${orderCode}${count++}`, paymentId: id }),
    settle: () =>
      call(`admin/transactions/${id}/settle`, asked({ reference: `H${orderCode}${count++}` }), person()),
    // A transfer that a gateway has already reported, typed by a person.
    settleKnown: () =>
      call(`admin/transactions/${id}/settle`, asked({ reference: `ft${orderCode}0` }), person()),
    refund: () =>
      call(
        `admin/transactions/${id}/refunds`,
        asked({ amount: random.pick([100, 1000]), reasonKind: 'mistake' }),
        person(),
      ),
    approve: () => onRequest('decide', () => ({ approve: true })),
    refuse: () => onRequest('decide', () => ({ approve: false, note: 'No' })),
    confirm: () => onRequest('confirm', () => ({ outcome: 'done', reference: `B${orderCode}${count++}` })),
    fail: () => onRequest('confirm', () => ({ outcome: 'failed', note: 'Closed account' })),
    withdraw: () => onRequest('withdraw', () => ({})),
    grant: () => grant(random.pick([1, 10, 30])),
    take: () => grant(-random.pick([1, 10])),
    // The same person's browser sends it twice.
    grantTwice: async () => {
      const body = await grant(2);
      await call(`admin/players/${userId}/wallet`, { ...body }, 0);
      await call(`admin/players/${userId}/wallet`, { ...body }, 1);
    },
    approveGrant: () => onGrant('decide', { approve: true }),
    refuseGrant: () => onGrant('decide', { approve: false, note: 'No' }),
    withdrawGrant: () => onGrant('withdraw', {}),
    // Two colleagues, and money that reaches a mark of the season, at the same moment.
    raceGrant: () =>
      Promise.all([
        pay(1000),
        onGrant('decide', { approve: true }),
        onGrant('decide', { approve: true }),
        onGrant('withdraw', {}),
      ]),
    // An approval and a payment at the same moment.
    race: async () => {
      const request = await openRequest();
      await Promise.all([
        pay(random.pick([300, 700])),
        request ? call(`admin/money-requests/${request}/decide`, { approve: true }, person()) : null,
        request
          ? call(`admin/money-requests/${request}/confirm`, { outcome: 'done', reference: 'R' }, 0)
          : null,
        request ? call(`admin/money-requests/${request}/withdraw`, {}, 1) : null,
      ]);
    },
  };
  // Requests take several people and steps to finish.
  const names = [
    ...Object.keys(events),
    'tellFiled',
    // A closed account opens again before long, or most money would only wait.
    'reopen',
    'reopen',
    'reopen',
    'price',
    'return',
    'approve',
    'confirm',
    'confirm',
    'refuse',
    'return',
    'approve',
    'approve',
    'confirm',
    'confirm',
    'fail',
    'grant',
    'approveGrant',
    'approveGrant',
    'buy',
    'buy',
    'giveBack',
  ];
  return {
    /** The names of what happened, in order. */
    async run(steps: number): Promise<string[]> {
      const happened: string[] = [];
      for (let step = 0; step < steps; step++) {
        // Money first, or most stories would be empty.
        const name =
          step === 0 ? random.pick(['part', 'price', 'more', 'elsewhere', 'file']) : random.pick(names);
        happened.push(name);
        await events[name]?.();
      }
      return happened;
    },
  };
}
