import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RequestAct, requestActs } from '../../../contract/moneyStates';
import { newId } from '../../../server/platform/ids';
import { deep, isCovered } from '../../support/depth';
import { moneyProblemsOf } from '../../support/server/invariants';
import { paidPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
type Person = Awaited<ReturnType<TestApp['makeStaff']>>;
const people = new Map<string, Person>();
const personOf = (name: string): Person => {
  const person = people.get(name);
  if (!person) throw new Error(`nobody is called ${name}`);
  return person;
};
beforeAll(async () => {
  server = await buildTestApp();
  for (const name of ['asker', 'approver', 'colleague']) people.set(name, await server.makeStaff('finance'));
  for (const name of ['owner', 'approvingOwner']) people.set(name, await server.makeStaff('owner'));
  people.set('shop', await server.makeStaff('shop'));
});
afterAll(async () => {
  expect(await moneyProblemsOf(server.db)).toEqual([]);
  await server.close();
});

const call = (id: string, path: string, body: object, by: string) =>
  server.post(`admin/money-requests/${id}/${path}`, body, { token: personOf(by).token });
const bodies: Record<RequestAct, readonly [path: string, body: object]> = {
  approve: ['decide', { approve: true }],
  refuse: ['decide', { approve: false, note: 'Not ours' }],
  begin: ['begin', {}],
  confirm: ['confirm', { outcome: 'done', reference: 'FT-1' }],
  fail: ['confirm', { outcome: 'failed', note: 'Account closed' }],
  withdraw: ['withdraw', { note: 'Asked in error' }],
};
const act = (id: string, name: RequestAct, by: string) => call(id, ...bodies[name], by);
const stateOf = async (id: string) =>
  server.db.selectFrom('moneyRequests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** How each state comes about; `approver` is whoever approves. */
const states: Record<string, readonly RequestAct[]> = {
  requested: [],
  approved: ['approve'],
  begun: ['approve', 'begin'],
  done: ['approve', 'confirm'],
  failed: ['approve', 'begin', 'fail'],
  refused: ['refuse'],
  withdrawn: ['withdraw'],
};
const isOpen = (state: string) => ['requested', 'approved', 'begun'].includes(state);

/** What the rules of the second person allow, said once more. */
function allowed(state: string, who: string, isAskerGone: boolean, approver: string): RequestAct[] {
  if (who === 'shop' || !isOpen(state)) return [];
  const others: RequestAct[] = who === 'asker' ? [] : ['refuse'];
  const isOwner = who === 'owner' || who === 'approvingOwner';
  const approved = state === 'approved' && who === approver;
  if (who === 'asker' || (isAskerGone && isOwner && !approved)) others.push('withdraw');
  if (state === 'begun') return ['confirm', 'fail'];
  if (state === 'approved') return [...others, 'begin', 'confirm', 'fail'];
  return who === 'asker' ? others : ['approve', ...others];
}

const setAsker = (change: object) =>
  server.db.updateTable('users').set(change).where('id', '=', personOf('asker').id).execute();
const gone = {
  'has lost the role': [
    { role: 'User', staffRoles: [] },
    { role: 'Admin', staffRoles: ['finance'] },
  ],
  'has another role': [{ staffRoles: ['shop'] }, { staffRoles: ['finance'] }],
  'is banned': [{ bannedAt: new Date(0) }, { bannedAt: null }],
} as const;

async function requestIn(state: string, approver: string): Promise<string> {
  const { id: paymentId } = await paidPayment(server, { price: 600_000 });
  const { body } = await server.post(
    `admin/transactions/${paymentId}/refunds`,
    { amount: 500_001, reasonKind: 'mistake', reason: 'Bought by mistake', idempotencyKey: newId() },
    { token: personOf('asker').token },
  );
  expect(body.state).toBe('requested');
  for (const step of states[state] ?? []) {
    const { status } = await act(body.id, step, step === 'withdraw' ? 'asker' : approver);
    expect(status).toBe(200);
  }
  return body.id;
}

describe.each([...Object.keys(states).entries()])('state %i: a request that is %s', (row, state) => {
  it.each([...[null, ...Object.keys(gone)].entries()])(
    '%i: offers each person what they may do, and no more: asker %s',
    async (column, why) => {
      const [before, after] = (why && gone[why as keyof typeof gone]) || [null, null];
      const approvers = ['approver', 'approvingOwner'];
      for (const approver of deep([approvers[(row + column) % 2] as string], approvers)) {
        const id = await requestIn(state, approver);
        if (before) await setAsker(before);
        const kept = await stateOf(id);
        for (const [place, who] of [...people.keys()].entries()) {
          if (!isCovered(row, column, place)) continue;
          if (before && who === 'asker') continue;
          const expected = allowed(state, who, before !== null, approver);
          if (who !== 'shop') {
            const { body } = await server.get(`admin/money-requests/${id}`, { token: personOf(who).token });
            expect([who, new Set(body.acts)]).toEqual([who, new Set(expected)]);
          }
          for (const name of requestActs.filter((one) => !expected.includes(one))) {
            const { status } = await act(id, name, who);
            expect([who, name, [403, 409].includes(status)]).toEqual([who, name, true]);
          }
          expect(await stateOf(id)).toEqual(kept);
        }
        if (after) await setAsker(after);
      }
    },
  );
});

it.each(
  Object.keys(states).flatMap((state) =>
    ['approver', 'colleague', 'owner', 'asker'].flatMap((who) =>
      allowed(state, who, who === 'owner', 'approver').map((name) => [state, who, name] as const),
    ),
  ),
)('what is offered is done: %s, %s, %s', async (state, who, name) => {
  const id = await requestIn(state, 'approver');
  if (who === 'owner') await setAsker({ staffRoles: ['shop'] });
  expect((await act(id, name, who)).status).toBe(200);
  if (who === 'owner') await setAsker({ staffRoles: ['finance'] });
});

it('an owner who withdraws for somebody else says why', async () => {
  const id = await requestIn('requested', 'approver');
  await setAsker({ staffRoles: ['shop'] });
  const silent = await call(id, 'withdraw', {}, 'owner');
  expect([silent.status, silent.body.errors.note]).toEqual([400, ['Give a reason.']]);
  await setAsker({ staffRoles: ['finance'] });
  expect((await call(id, 'withdraw', {}, 'asker')).status).toBe(200);
});

it('a transfer that has begun beats a withdrawal and a refusal that come at once, or never begins', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await requestIn('approved', 'approver');
    const [begun, ...ends] = await Promise.all([
      act(id, 'begin', 'approver'),
      act(id, 'withdraw', 'asker'),
      act(id, 'refuse', 'colleague'),
    ]);
    expect([begun, ...ends].filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await act(id, 'confirm', 'approver')).status).toBe(begun?.status === 200 ? 200 : 409);
  }
});
