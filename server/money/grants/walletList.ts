import { sql } from 'kysely';
import { walletRequests } from '../../../contract/readResources';
import type { WalletRequest } from '../../../contract/walletRequests';
import { holdersOf } from '../../audit/holders';
import type { Actor } from '../../http/types';
import type { Config } from '../../platform/config';
import { textFor } from '../../platform/masking/contacts';
import type { SqlRows } from '../../resources/sqlSource';
import { type Acted, actsOf } from '../requests/requestActs';
import type { WalletRequest as Request } from './walletRequest';

type WalletRow = Request & {
  userName: string;
  balance: number;
  byName: string | null;
  deciderName: string | null;
  ofPerson: number;
  ofPlayer: number;
};

const nameOf = (column: string) =>
  sql`(select user_name from users where users.id = wallet_requests.${sql.raw(column)})`;

/** Other requests that counted when this one was made: by the same person, or for the same player. */
const othersOf = (column: 'requested_by' | 'user_id') => sql`case when state = 'requested' then (
  select coalesce(sum(abs(others.amount)), 0)::bigint from wallet_requests others
  where others.${sql.raw(column)} = wallet_requests.${sql.raw(column)} and others.wallet = wallet_requests.wallet
    and others.id <> wallet_requests.id and others.state in ('requested', 'done')
    and others.requested_at <= wallet_requests.requested_at
    and case others.state when 'done' then others.ended_at else others.requested_at end
      > wallet_requests.requested_at - interval '24 hours') else 0 end`;

/** Wallet requests, each with the reason why it needs a second person while it waits for one. */
export const walletRows = (limits: Config['grants']): SqlRows<WalletRow, WalletRequest> => ({
  resource: walletRequests,
  from: () => sql`wallet_requests`,
  columns: sql`wallet_requests.*, ${nameOf('user_id')} as user_name, ${nameOf('requested_by')} as by_name,
    ${nameOf('decided_by')} as decider_name, ${othersOf('requested_by')} as of_person, ${othersOf('user_id')} as of_player,
    (select case wallet when 'golds' then golds else diamonds end from users where users.id = user_id) as balance`,
  visible: () => [],
  shown: async (db, rows, { actor, now }) => {
    const askers = rows.map(({ requestedBy }) => requestedBy);
    const holders = await holdersOf(db, askers, 'wallets:write', now);
    return rows.map((row) => ({
      ...toShown(row, limits, actor),
      acts: actsOf(actedOf(row, holders), actor),
    }));
  },
  headings: [
    'id',
    'userId',
    'userName',
    'wallet',
    'amount',
    'reasonKind',
    'reason',
    'state',
    'needsSecond',
    'requestedBy',
    'requestedAt',
    'decidedBy',
    'decidedAt',
    'endedAt',
    'note',
  ],
});

/** What decides who may act, of a request and the people who hold its permission. */
export const actedOf = (
  { state, requestedBy, decidedBy, userId }: Request,
  holders: ReadonlySet<string>,
): Acted => {
  const askerMay = holders.has(requestedBy);
  return { permission: 'wallets:write', state, byGateway: true, requestedBy, decidedBy, askerMay, userId };
};

function toShown(row: WalletRow, limits: Config['grants'], reader: Actor): Omit<WalletRequest, 'acts'> {
  const { id, userId, userName, wallet, amount, reasonKind, state, needsSecond, version, note } = row;
  const isWaiting = state === 'requested';
  const size = Math.abs(amount);
  return {
    id,
    userId,
    userName,
    wallet,
    amount,
    reasonKind,
    state,
    needsSecond,
    version,
    balance: Number(row.balance),
    reason: textFor(reader, row.reason),
    note: note === null ? null : textFor(reader, note),
    requestedBy: row.byName ?? '',
    requestedAt: row.requestedAt.toISOString(),
    decidedBy: row.deciderName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    limit: isWaiting
      ? {
          limit: limits.secondPersonOver[wallet],
          person: Number(row.ofPerson) + size,
          player: Number(row.ofPlayer) + size,
        }
      : null,
  };
}
