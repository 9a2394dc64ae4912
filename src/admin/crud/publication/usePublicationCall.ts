import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { publications } from '../../../../contract/readResources';
import { guarded, isOutdated } from '../../../dataProvider/errors';

/** Runs a call that publishes or ends a publication, then refetches what is shown; `done` is the notice's text. */
export function usePublicationCall<V>(call: (values: V) => Promise<unknown>, done: string) {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const notify = useNotify();
  const reload = async () => {
    await queryClient.invalidateQueries({ queryKey: [publications.name] });
    refresh();
  };
  return useMutation({
    mutationFn: (values: V) => guarded('publication.failed', () => call(values)),
    onSuccess: async () => {
      notify(done, { type: 'success' });
      await reload();
    },
    onError: (error) => {
      if (isOutdated(error)) void reload();
    },
  });
}
