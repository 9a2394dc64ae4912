import type { Figures } from '../../../../contract/figures';
import type { Permission } from '../../../../contract/permissions';
import { payerDaysKept } from '../../../../contract/staffLimits';
import { dayAfter, dayOf, midnightOf } from '../../../../contract/vietnamTime';
import { paths } from '../../../paths';
import type { May } from '../../ui/usePermission';
import { moneyPaths } from '../money/moneyPaths';

type Days = Pick<Figures, 'from' | 'to'>;

const momentsOf = ({ from, to }: Days): [string, string] => [
  midnightOf(from).toISOString(),
  new Date(midnightOf(dayAfter(to)).getTime() - 1).toISOString(),
];

const listAt = (path: string, filter: object, sort?: { sort: string; order: string }) =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter), ...sort })}`;

/** Links from figures to lists, for readers who may open them; undefined for anyone else. */
export function listsFor(may: May) {
  const linked = (permission: Permission, to: string) => (may(permission) ? to : undefined);
  return {
    /** Payments started on these days, whenever they were paid. */
    begun: (days: Days, filter: object = {}) => {
      const [createdAt_gte, createdAt_lte] = momentsOf(days);
      return linked(
        'payments:read',
        listAt(paths.admin.transactions, { ...filter, createdAt_gte, createdAt_lte }),
      );
    },
    /** Payments completed on these days, whenever they were started: those that make up the revenue. */
    completed: (days: Days, filter: object = {}) => {
      const [settledAt_gte, settledAt_lte] = momentsOf(days);
      const paid = { status: 'COMPLETED', ...filter, settledAt_gte, settledAt_lte };
      return linked('payments:read', listAt(paths.admin.transactions, paid));
    },
    /** Refunds carried out on these days, whenever they were requested. */
    refunds: (days: Days, currency: string) => {
      const [endedAt_gte, endedAt_lte] = momentsOf(days);
      const filter = { kind: 'refund', state: 'done', currency, endedAt_gte, endedAt_lte };
      return linked('payments:read', listAt(moneyPaths.requests, filter));
    },
    /** Players who signed up on these days. */
    newPlayers: (days: Days) => {
      const [createdAt_gte, createdAt_lte] = momentsOf(days);
      const filter = { group: 'players', createdAt_gte, createdAt_lte };
      return linked('players:read', listAt(paths.admin.users, filter, { sort: 'createdAt', order: 'DESC' }));
    },
    /**
     * Players whose last visit was on these days: those active in a period that ends today. For an earlier period
     * there is no list, as returning players have a later last visit.
     */
    activePlayers: ({ from, to, asOf }: Days & Pick<Figures, 'asOf'>) => {
      if (to !== dayOf(new Date(asOf))) return undefined;
      const filter = { group: 'players', lastSeenOn_gte: from, lastSeenOn_lte: to };
      return linked(
        'players:read',
        listAt(paths.admin.users, filter, { sort: 'lastLoginAt', order: 'DESC' }),
      );
    },
    /**
     * Users whose first payment was completed on these days, staff included. Undefined for a period that begins before
     * the days of which the server keeps who paid.
     */
    firstPayers: ({ from, to, asOf }: Days & Pick<Figures, 'asOf'>) => {
      if (from <= dayAfter(dayOf(new Date(asOf)), -payerDaysKept)) return undefined;
      const filter = { firstPaidOn_gte: from, firstPaidOn_lte: to };
      return linked('players:read', listAt(paths.admin.users, filter, { sort: 'createdAt', order: 'DESC' }));
    },
    openCases: linked('cases:read', listAt(moneyPaths.cases, { state: 'open' })),
  };
}
export type Lists = ReturnType<typeof listsFor>;
