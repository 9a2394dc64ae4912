import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getOwnDaily, getSiteDaily, markDay } from '../../../contract/calls/daily';
import type { OwnDaily, SiteDaily } from '../../../contract/daily';
import { hasStatus } from '../../api/ApiError';
import { call } from '../../api/call';
import { useSession } from '../../session/useSession';
import { profileKey } from '../profile/useProfile';

const ownKey = [...profileKey, 'daily'] as const;

/** What a call brings, or null on an older server or a static host, which have no daily marks. */
const orNone = async <T>(sent: Promise<T>): Promise<T | null> => {
  try {
    return await sent;
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
};

/** What the daily mark is to its reader. */
export type Daily =
  | { state: 'none' | 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'guest'; daily: SiteDaily }
  | { state: 'own'; daily: OwnDaily };

/** The cycle of daily marks: the player's place in it, or for guests what it gives. */
export function useDaily(): Daily {
  const { signedIn } = useSession();
  const own = useQuery({
    queryKey: ownKey,
    queryFn: ({ signal }) => orNone(call(getOwnDaily, undefined, signal)),
    enabled: signedIn,
    retry: false,
  });
  const site = useQuery({
    queryKey: ['site', 'daily'],
    queryFn: ({ signal }) => orNone(call(getSiteDaily, undefined, signal)),
    enabled: !signedIn,
    retry: false,
  });
  const { isError, data } = signedIn ? own : site;
  if (isError) return signedIn ? { state: 'failed', retry: () => void own.refetch() } : { state: 'none' };
  if (data === undefined) return { state: 'loading' };
  if (!data?.isOn) return { state: 'none' };
  return signedIn && own.data ? { state: 'own', daily: own.data } : { state: 'guest', daily: data };
}

/** Marks the day that is shown, at the amount that is shown; what the server says instead is shown before a second press. */
export function useMark() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ day, amounts, place }: OwnDaily) =>
      call(markDay, { body: { key: day, amount: amounts[place] ?? 0 } }),
    onSuccess: (marked) => {
      queries.setQueryData(ownKey, marked);
      return queries.invalidateQueries({ queryKey: profileKey });
    },
    onError: () => queries.invalidateQueries({ queryKey: ownKey }),
  });
}
