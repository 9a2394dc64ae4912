import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { staff } from '../../../../contract/readResources';
import { guarded, isOutdated } from '../../../dataProvider/errors';

/** Runs a staff call, then refetches the shown staff data: after a success, and when it turns out to be outdated. */
export function useStaffCall<V>(call: (values: V) => Promise<unknown>, done: string) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reload = () => queryClient.invalidateQueries({ queryKey: [staff.name] });
  return useMutation({
    mutationFn: (values: V) => guarded('staff.failed.act', () => call(values)),
    onSuccess: async () => {
      notify(done, { type: 'success' });
      await reload();
    },
    onError: (error) => {
      if (isOutdated(error)) void reload();
    },
  });
}
