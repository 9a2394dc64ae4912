import { sql } from 'kysely';
import type { Wallet } from '../../../contract/ledger';
import { addEntry, nobody } from '../../audit/audit';
import type { Tx } from '../../db/tables';
import { hashOf } from '../../money/requests/secondPersonSteps';
import { recordEntry } from '../../payments/effects/entries';
import { addMs, type Clock, days, hours, minutes } from '../../platform/clock';
import { newId } from '../../platform/ids';

interface Grant {
  wallet: Wallet;
  amount: number;
  reasonKind: 'compensation' | 'event' | 'correction' | 'goodwill';
  reason: string;
  state: 'done' | 'requested' | 'withdrawn';
}

/** What finance gave and took in the last hours, newest first; two are above the limit, and one awaits a second person. */
const grants: readonly Grant[] = [
  {
    wallet: 'diamonds',
    amount: 8000,
    reasonKind: 'event',
    reason: 'Giải nhất cúp Mùa Thu, theo danh sách ban tổ chức gửi.',
    state: 'requested',
  },
  {
    wallet: 'diamonds',
    amount: 150,
    reasonKind: 'compensation',
    reason: 'Trận xếp hạng bị ngắt khi máy chủ khởi động lại.',
    state: 'done',
  },
  {
    wallet: 'golds',
    amount: -50,
    reasonKind: 'correction',
    reason: 'Phần thưởng tuần được cộng hai lần, thu hồi một lần.',
    state: 'done',
  },
  {
    wallet: 'golds',
    amount: 2000,
    reasonKind: 'event',
    reason: 'Quà sự kiện “Tường lửa” phát bù cho người đăng ký muộn.',
    state: 'done',
  },
  {
    wallet: 'golds',
    amount: 60_000,
    reasonKind: 'goodwill',
    reason: 'Quà cảm ơn người báo lỗi bản đồ Nhà máy cũ.',
    state: 'withdrawn',
  },
];

/** Verified demo players whose accounts have been idle for a day, newest first. */
async function quietPlayers(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from users
    where role = 'User' and email_verified_at is not null and banned_at is null and golds > 100
      and created_at < ${addMs(now, -days(2))} and last_login_at < ${addMs(now, -hours(3))}
      and not exists (select from wallet_entries where user_id = users.id and created_at > ${addMs(now, -days(1))})
      and not exists (select from payments where user_id = users.id and status = 'PENDING')
    order by created_at desc, id limit ${grants.length + 1}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Diamonds and gold that a colleague gave or took, and one player whose account is about to be erased. */
export async function insertGrants(
  tx: Tx,
  clock: Clock,
  person: { id: string; userName: string },
): Promise<void> {
  const now = clock.now();
  const [leaving, ...players] = await quietPlayers(tx, now);
  for (const [index, grant] of grants.entries()) {
    const userId = players[index];
    if (userId) await insertGrant(tx, person, { ...grant, userId }, addMs(now, -minutes(40 * (index + 1))));
  }
  if (leaving) await close(tx, leaving, addMs(now, -hours(2)));
}

async function insertGrant(
  tx: Tx,
  person: { id: string; userName: string },
  { state, ...asked }: Grant & { userId: string },
  at: Date,
): Promise<void> {
  const { userId, wallet, amount, reasonKind, reason } = asked;
  const id = newId();
  const endedAt = state === 'requested' ? null : addMs(at, state === 'done' ? 0 : minutes(6));
  const idempotencyKey = newId();
  const about = { kind: 'grant', paymentId: null, caseId: null, reference: null, byGateway: false } as const;
  const wanted = { ...about, userId, currency: wallet, amount, reasonKind, reason, idempotencyKey };
  await tx
    .insertInto('moneyRequests')
    .values({
      ...wanted,
      id,
      state,
      requestedBy: person.id,
      requestedAt: at,
      endedAt,
      // What needs nobody else is done at once.
      needsSecond: state !== 'done',
      askedHash: hashOf(wanted),
      ...(state === 'done' && { doneBy: person.id }),
      ...(state === 'withdrawn' && { withdrawnBy: person.id }),
    })
    .execute();
  if (state === 'done')
    await recordEntry(tx, { userId, wallet, amount, reason: 'grant', cause: { requestId: id } }, at);
  const entry = (action: 'grant' | 'withdraw', then: Grant['state'], when: Date) =>
    addEntry(
      tx,
      { now: () => when },
      { ...person, network: null },
      {
        action,
        resource: 'users',
        id: userId,
        before: null,
        after: { request: id, wallet, amount, reasonKind, reason, state: then, note: null },
      },
    );
  await entry('grant', state === 'done' ? 'done' : 'requested', at);
  if (state === 'withdrawn' && endedAt) await entry('withdraw', state, endedAt);
}

/** A player who has just asked for their account to be erased. */
async function close(tx: Tx, id: string, at: Date): Promise<void> {
  const eraseAt = addMs(at, days(30));
  await tx.updateTable('users').set({ eraseAt }).where('id', '=', id).execute();
  await addEntry(tx, { now: () => at }, nobody, {
    action: 'close-own-account',
    resource: 'users',
    id,
    before: null,
    after: { until: eraseAt.toISOString() },
  });
}
