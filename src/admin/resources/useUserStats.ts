import { useQuery } from '@tanstack/react-query';
import { getUserStats } from '../../../contract/calls/users';
import type { User, UserStats } from '../../../contract/users';
import { call } from '../../api/call';
import { serverDate } from '../../api/clock';
import { listUsers } from '../../dataProvider/endpoints/users';
import { useWholeList } from '../ui/useWholeList';
import { userStats } from './stats';

/** The transactions as counted by the server; an older server does not count them. */
type Shown = Omit<UserStats, 'transactions'> & Partial<Pick<UserStats, 'transactions'>>;

/** The figures of the cards, or whether they could not be fetched. */
export interface ShownStats {
  stats?: Shown;
  failed: boolean;
  retry: () => void;
}

/**
 * The figures of the cards: from the cached list of users, which reflects a ban at once, or from the server when there
 * are more users than a list contains.
 */
export function useUserStats(): ShownStats {
  const list = useWholeList<User>('users');
  const isCut = list.total > (list.data?.length ?? 0);
  const counted = useQuery({
    // Below the lists' key, so that invalidating the lists invalidates the figures too.
    queryKey: ['users', 'getList', 'stats'],
    // An older server counts nothing; the figures then come from the available rows.
    queryFn: async ({ signal }) => (await listUsers({ PageSize: 1 }, signal)).stats ?? null,
    enabled: Boolean(list.data) && isCut,
  });
  const ofRows = (): Shown => ({
    ...userStats(list.data ?? [], serverDate()),
    transactions: list.stats?.transactions,
  });
  const isReady = list.data && (!isCut || counted.data !== undefined);
  const retry = () => {
    if (list.error) list.refetch();
    else void counted.refetch();
  };
  return {
    stats: isReady ? (isCut && counted.data) || ofRows() : undefined,
    failed: Boolean(list.error ?? (isCut && counted.error)),
    retry,
  };
}

/** The same figures for staff who may not list players. */
export function useCountedStats(): ShownStats {
  const { data, isError, refetch } = useQuery({
    queryKey: ['users', 'getList', 'counted'],
    queryFn: ({ signal }) => call(getUserStats, undefined, signal),
  });
  return { stats: data, failed: isError, retry: () => void refetch() };
}
