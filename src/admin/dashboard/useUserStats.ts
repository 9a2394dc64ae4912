import { useQuery } from '@tanstack/react-query';
import type { User } from '../../../contract/users';
import { getUserCounts } from '../../api/users';
import { countUsers } from '../../dataProvider/userCounts';
import { useWholeList } from '../useWholeList';
import { statsOf, type UserStats, userStats } from './stats';

/** The figures of the cards, or whether they could not be fetched. */
export interface ShownStats {
  stats?: UserStats;
  failed: boolean;
  retry: () => void;
}

/**
 * The figures of the cards: from the cached list of users, and from the server's counts when there are more users than
 * a list holds.
 */
export function useUserStats(): ShownStats {
  const list = useWholeList<User>('users');
  const isCut = list.total > (list.data?.length ?? 0);
  const counts = useQuery({
    // Below the lists' key, so that invalidating the lists invalidates the counts too.
    queryKey: ['users', 'getList', 'counts'],
    queryFn: ({ signal }) => countUsers(signal),
    enabled: Boolean(list.data) && isCut,
  });
  const ready = list.data && (!isCut || counts.data);
  const retry = () => {
    if (list.error) list.refetch();
    else void counts.refetch();
  };
  return {
    stats: ready ? userStats(list.data ?? [], new Date(), counts.data) : undefined,
    failed: Boolean(list.error ?? (isCut && counts.error)),
    retry,
  };
}

/** The same figures for staff who may not list players: counted by the server. */
export function useCountedStats(): ShownStats {
  const { data, isError, refetch } = useQuery({
    queryKey: ['users', 'getList', 'stats'],
    queryFn: ({ signal }) => getUserCounts(signal),
  });
  return { stats: data && statsOf(data), failed: isError, retry: () => void refetch() };
}
