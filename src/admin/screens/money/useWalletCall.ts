import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { walletRequests } from '../../../../contract/readResources';
import { guarded, isOutdated } from '../../../dataProvider/errors';

/**
 * Runs a call about a wallet, then refetches what is shown: after a success, and when it turns out to be outdated.
 * `done` may depend on the request's new state.
 */
export function useWalletCall<V, R = unknown>(
  call: (values: V) => Promise<R>,
  done: string | ((result: R) => string),
) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const notify = useNotify();
  const reload = async () => {
    await queryClient.invalidateQueries({ queryKey: [walletRequests.name] });
    await queryClient.invalidateQueries({ queryKey: ['users', 'getList'] });
    refresh();
  };
  return useMutation({
    mutationFn: (values: V) => guarded('money.failed.act', () => call(values)),
    onSuccess: async (result) => {
      notify(typeof done === 'string' ? done : done(result), { type: 'success' });
      await reload();
    },
    onError: (error) => {
      if (isOutdated(error)) void reload();
    },
  });
}
