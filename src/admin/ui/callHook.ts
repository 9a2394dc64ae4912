import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { guarded, isOutdated } from '../../dataProvider/errors';

/**
 * A hook for the changes of one area: it runs a call, then refetches what is shown, after a success and when it turns
 * out to be outdated. `failed` is the message of a failure without one, `first` what is refetched before the call counts
 * as done. The notice `done` may depend on the result.
 */
export const callHook = (failed: string, first: readonly QueryKey[]) =>
  function useCall<V, R = unknown>(call: (values: V) => Promise<R>, done: string | ((result: R) => string)) {
    const queryClient = useQueryClient();
    const refresh = useRefresh();
    const notify = useNotify();
    const reload = async () => {
      for (const queryKey of first) await queryClient.invalidateQueries({ queryKey });
      refresh();
    };
    return useMutation({
      mutationFn: (values: V) => guarded(failed, () => call(values)),
      onSuccess: async (result) => {
        notify(typeof done === 'string' ? done : done(result), { type: 'success' });
        await reload();
      },
      onError: (error) => {
        if (isOutdated(error)) void reload();
      },
    });
  };
