import { sql } from 'kysely';
import { restResources } from '../../../contract/catalog';
import { openRequestStates } from '../../../contract/moneyStates';
import {
  cases as caseList,
  history as historyList,
  moneyRequests,
  transactions,
} from '../../../contract/readResources';
import { searchRows } from '../../../contract/searchLimits';
import { dayOf } from '../../../contract/vietnamTime';
import { listUsers } from '../../../server/accounts/players/userList';
import { listHistory } from '../../../server/accounts/staff/history/historyList';
import type { Db } from '../../../server/db/tables';
import type { Actor } from '../../../server/http/types';
import { caseRows } from '../../../server/money/cases/caseList';
import { readDay } from '../../../server/money/closing/day';
import { listDays } from '../../../server/money/closing/list';
import { requestRows } from '../../../server/money/requests/requestList';
import { transactionRows } from '../../../server/money/transactions/list';
import { summarize } from '../../../server/money/transactions/summary';
import { readQuery } from '../../../server/resources/readQuery';
import type { Reading } from '../../../server/resources/readRoutes';
import { type ListRows, listPage } from '../../../server/resources/sqlSource';
import { searchParts } from '../../../server/search/parts';

/** A list request: one combination of the possible choices. */
export interface Asked {
  name: string;
  run(db: Db): Promise<unknown>;
}

type Filter = Record<string, unknown>;
/** The choices for each field: values that few, some and many rows have. */
type Choices = Record<string, Filter[]>;

/** Every filter on none, one, two and three fields, with each choice. */
function filtersOf(choices: Choices, most = 3): Filter[] {
  let filters: Array<{ fields: number; filter: Filter }> = [{ fields: 0, filter: {} }];
  for (const field of Object.values(choices)) {
    const wider = filters
      .filter(({ fields }) => fields < most)
      .flatMap(({ fields, filter }) =>
        field.map((choice) => ({ fields: fields + 1, filter: { ...filter, ...choice } })),
      );
    filters = [...filters, ...wider];
  }
  return filters.map(({ filter }) => filter);
}

const reader: Pick<Actor, 'staffRoles'> = { staffRoles: ['owner'] };
const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
const first = [0, 24];
const last = [9975, 9999];

interface Known {
  packageId: string;
  userId: string;
  paymentId: string;
  requestedPaymentId: string;
  /** An unused id if the shop is so small that no request is about a case. */
  caseId: string;
}

/** Ids from the filled shop. */
async function knownOf(db: Db): Promise<Known> {
  const { rows } = await sql<Known>`select package_id, user_id, payments.id as payment_id,
      asked.payment_id as requested_payment_id,
      coalesce((select case_id from money_requests where case_id is not null limit 1), gen_random_uuid()) as case_id
    from payments, lateral (select payment_id from money_requests where state = 'requested' and payment_id is not null
      limit 1) asked
    where status = 'COMPLETED' limit 1`.execute(db);
  const [known] = rows;
  if (!known) throw new Error('The filled shop has no payments');
  return known;
}

const paymentChoices = ({ packageId, userId }: Known): Choices => ({
  status: [
    { status: 'COMPLETED' },
    { status: 'FAILED' },
    { status: 'PENDING' },
    { status: ['FAILED', 'CANCELLED'] },
  ],
  gateway: [{ gateway: 'payos' }, { gateway: 'vnpay' }, { gateway: 'sandbox' }],
  package: [{ packageId }],
  user: [{ userId }],
  created: [
    { createdAt_gte: ago(1) },
    { createdAt_gte: ago(30) },
    { createdAt_gte: ago(400) },
    { createdAt_gte: ago(300), createdAt_lte: ago(270) },
  ],
  settled: [{ settledAt_gte: ago(300), settledAt_lte: ago(270) }],
  amount: [{ amount_gte: 50_000, amount_lte: 60_000 }, { amount_gte: 90_000 }, { amount_gte: 91_000 }],
});

/** Every combination for the list of payments, as it is requested. */
export async function paymentQueries(db: Db) {
  return queriesOf(filtersOf(paymentChoices(await knownOf(db))), ['createdAt', 'amount'], ['DESC', 'ASC']);
}

function queriesOf(filters: Filter[], sorts: string[], directions: string[]) {
  return filters.flatMap((filter) =>
    sorts.flatMap((column) =>
      directions.flatMap((direction) =>
        [first, last].map((range) => ({
          filter: JSON.stringify(filter),
          sort: JSON.stringify([column, direction]),
          range: JSON.stringify(range),
        })),
      ),
    ),
  );
}

const nameOf = (list: string, { filter, sort, range }: ReturnType<typeof queriesOf>[number]) =>
  `${list} ${filter} ${sort} ${range}`;

const owner = { ...reader } as Actor;

function* payments(known: Known): Generator<Asked> {
  const now = new Date();
  const filters = filtersOf(paymentChoices(known));
  for (const filter of filters.map((one) => JSON.stringify(one)))
    yield {
      name: `summary ${filter}`,
      run: (db) => summarize(db, readQuery(transactions, { filter }, owner), { actor: owner, now }),
    };
  for (const query of queriesOf(filters, ['createdAt', 'amount'], ['DESC', 'ASC']))
    yield { name: nameOf('payments', query), run: (db) => pageOf(db, transactionRows, query, owner) };
}

/** One page of a list of the generic frame. */
function pageOf<Raw, Row extends object & { id: string }>(
  db: Db,
  rows: ListRows<Raw, Row>,
  asked: ReturnType<typeof queriesOf>[number],
  actor: Actor,
) {
  const reading: Reading = { reads: db, actor, now: new Date(), language: 'vi' };
  return listPage(rows, readQuery(rows.resource, asked, actor), reading);
}

function* cases({ paymentId, userId }: Known): Generator<Asked> {
  const choices = {
    text: [{ q: 'player1' }, { q: 'bank-7' }],
    state: [{ state: 'open' }, { state: 'closed' }],
    kind: [{ kind: 'underpaid' }, { kind: 'only-theirs' }],
    gateway: [{ gateway: 'payos' }],
    owner: [{ ownerId: userId }],
    payment: [{ paymentId }],
    reference: [{ reference: 'bank-7' }],
    opened: [{ openedAt_gte: ago(1) }, { openedAt_lte: ago(1) }],
  };
  for (const asked of queriesOf(filtersOf(choices, 2), [...caseList.sorts], ['DESC'])) {
    yield { name: nameOf('cases', asked), run: (db) => pageOf(db, caseRows, asked, owner) };
  }
}

function* history({ userId }: Known): Generator<Asked> {
  const choices = {
    user: [{ userId }],
    action: [{ action: 'ban' }, { action: 'sign-in' }, { action: 'none' }],
    resource: [{ resource: 'users' }, { resource: 'payments' }],
    record: [{ recordId: userId }],
    at: [{ at_gte: ago(1) }, { at_gte: ago(30) }, { at_lte: ago(400) }],
  };
  const actor = { ...reader } as Actor;
  for (const asked of queriesOf(filtersOf(choices), ['at'], ['DESC', 'ASC']))
    for (const visible of [null, ['payments', 'cases'], ['users']]) {
      const query = readQuery(historyList, asked, actor);
      yield {
        name: `${nameOf('history', asked)} of ${visible?.join() ?? 'all'}`,
        run: (db) => listHistory(db, query, actor, visible),
      };
    }
}

const userSorts = [
  'userName',
  'email',
  'createdAt',
  'lastLoginAt',
  'diamonds',
  'golds',
  'role',
  'isLocked',
] as const;
const searches = ['a', 'v', 'q', 'an', 'vi', 'zz', 'vip', 'nguyen', 'xqz', 'player1', 'le99'];

function* users(): Generator<Asked> {
  const choices = {
    Role: [{ Role: 'User' }, { Role: 'Admin' }],
    Status: [{ Status: 'Active' }, { Status: 'Banned' }],
    Seen: [{ Seen: 'ThisWeek' }],
    Search: searches.map((Search) => ({ Search })),
  };
  const now = new Date();
  for (const filter of filtersOf(choices))
    for (const SortBy of userSorts)
      for (const SortOrder of ['ASC', 'DESC'] as const)
        for (const Page of [1, 40])
          yield {
            name: `users ${JSON.stringify(filter)} ${SortBy} ${SortOrder} page ${Page}`,
            run: (db) => listUsers(db, { ...filter, SortBy, SortOrder, Page, PageSize: 25 }, reader, now),
          };
  const day = (count: number) => ago(count).slice(0, 10);
  const periods = [
    { Tag: 'vip' },
    { Tag: 'rare' },
    { Tag: 'vip', CreatedFrom: ago(400) },
    { Tag: 'vip', FirstPaidFrom: day(300) },
    { CreatedFrom: ago(300), CreatedTo: ago(299) },
    { CreatedFrom: ago(400) },
    { LastSeenFrom: day(300), LastSeenTo: day(290) },
    { LastSeenFrom: day(400) },
    { CreatedFrom: ago(300), LastSeenFrom: day(30) },
    { FirstPaidFrom: day(300), FirstPaidTo: day(290) },
    { FirstPaidFrom: day(400) },
    { FirstPaidFrom: day(300), CreatedFrom: ago(300) },
  ];
  for (const period of periods)
    for (const rest of [{}, { Role: 'User' }, { Role: 'User', Status: 'Active' }] as const)
      for (const SortBy of userSorts)
        for (const Page of [1, 40]) {
          const query = { ...period, ...rest, SortBy, Page, PageSize: 25 };
          yield { name: `users ${JSON.stringify(query)}`, run: (db) => listUsers(db, query, reader, now) };
        }
  for (const SortBy of userSorts)
    yield {
      name: `users ${SortBy} ten thousand`,
      run: (db) => listUsers(db, { SortBy, PageSize: 10_000 }, reader, now),
    };
}

const limits = {
  secondPersonOver: { VND: 1, USD: 1 },
  grants: { secondPersonOver: { diamonds: 1, golds: 1 }, dailyCap: { diamonds: 1, golds: 1 } },
};

/** Requests for each kind of reader. */
function* requests({ paymentId, userId, requestedPaymentId, caseId }: Known): Generator<Asked> {
  const rows = requestRows(limits);
  const choices = {
    state: [{ state: [...openRequestStates] }, { state: 'done' }, { state: 'withdrawn' }],
    kind: [{ kind: 'refund' }, { kind: 'write-off' }, { kind: 'grant' }],
    player: [{ userId }],
    currency: [{ currency: 'golds' }, { currency: 'VND' }],
    payment: [{ paymentId }, { paymentId: requestedPaymentId }],
    case: [{ caseId }],
    second: [{ needsSecond: true }],
    reference: [{ reference: 'bank-7' }],
    requested: [{ requestedAt_gte: ago(1) }, { requestedAt_lte: ago(1) }],
    ended: [{ state: 'done', endedAt_gte: ago(300), endedAt_lte: ago(270) }],
    text: [{ q: 'player1' }, { q: 'bank-7' }],
  };
  for (const asked of queriesOf(filtersOf(choices, 2), ['requestedAt'], ['DESC']))
    for (const role of ['owner', 'support'] as const) {
      const actor = { staffRoles: [role], id: userId } as unknown as Actor;
      yield {
        name: `${nameOf(moneyRequests.name, asked)} for ${role}`,
        run: (db) => pageOf(db, rows, asked, actor),
      };
    }
}

/** Each day of the close, and then its list. */
function* closing(): Generator<Asked> {
  for (const days of [0, 1, 2, 7, 31, 100, 365, 600]) {
    const now = new Date(ago(days));
    yield { name: `closing ${days} days ago`, run: (db) => listDays(db, now) };
    yield {
      name: `closing of the day ${days} days ago`,
      run: (db) => readDay(db, dayOf(now), new Date(), reader),
    };
  }
}

/** The parts of the search of the top bar. */
function* quickSearch({ paymentId, userId }: Known): Generator<Asked> {
  const texts = [
    ...searches.filter(({ length }) => length > 1),
    'bank-7',
    paymentId,
    paymentId.slice(0, 8),
    userId,
  ];
  for (const { name, find } of searchParts(restResources))
    for (const text of [...texts, 'player1@example.com'])
      for (const role of ['owner', 'analyst'] as const)
        yield {
          name: `search ${name} ${text} for ${role}`,
          run: (reads) => {
            const actor = { staffRoles: [role], id: userId } as unknown as Actor;
            return find(text, searchRows + 1, { reads, actor, now: new Date(), language: 'vi' });
          },
        };
}

/** Every back-office list that grows, with every pair and triple of filters. */
export async function combinationsOf(db: Db): Promise<Asked[]> {
  const known = await knownOf(db);
  return [
    ...payments(known),
    ...cases(known),
    ...history(known),
    ...users(),
    ...requests(known),
    ...closing(),
    ...quickSearch(known),
  ];
}
