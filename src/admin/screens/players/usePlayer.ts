import { useQuery } from '@tanstack/react-query';
import { getPlayerPage } from '../../../../contract/calls/playerPage';
import { call } from '../../../api/call';
import { guarded } from '../../../dataProvider/errors';
import { callHook } from '../../ui/callHook';

/** Below the key of the users' lists, so that whatever reloads those, such as a ban or its undo, reloads this too. */
const root = ['users', 'getList', 'player'];

/**
 * The head of a player's page, refetched at each visit: others may change it, and the server then compares balances.
 */
export const usePlayer = (id: string) =>
  useQuery({
    queryKey: [...root, id],
    queryFn: ({ signal }) =>
      guarded('player.failed.page', () => call(getPlayerPage, { params: { id } }, signal)),
    staleTime: 0,
    retry: false,
  });

/** Runs a call about a player. */
export const usePlayerCall = callHook('player.failed.act', [root]);
