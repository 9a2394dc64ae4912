import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { getPlayerPage } from '../../../api/playerPage';
import { guarded, isOutdated } from '../../../dataProvider/errors';

/** Below the key of the users' lists, so that whatever reloads those, such as a ban or its undo, reloads this too. */
const root = ['users', 'getList', 'player'];

/**
 * The head of a player's page, refetched at each visit: others may change it, and the server then compares balances.
 */
export const usePlayer = (id: string) =>
  useQuery({
    queryKey: [...root, id],
    queryFn: ({ signal }) => guarded('player.failed.page', () => getPlayerPage(id, signal)),
    staleTime: 0,
    retry: false,
  });

/** Runs a call about a player, then refetches what is shown: after a success, and when it turns out to be outdated. */
export function usePlayerCall<V>(call: (values: V) => Promise<unknown>, done: string) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const notify = useNotify();
  const reload = async () => {
    await queryClient.invalidateQueries({ queryKey: root });
    refresh();
  };
  return useMutation({
    mutationFn: (values: V) => guarded('player.failed.act', () => call(values)),
    onSuccess: async () => {
      notify(done, { type: 'success' });
      await reload();
    },
    onError: (error) => {
      if (isOutdated(error)) void reload();
    },
  });
}
