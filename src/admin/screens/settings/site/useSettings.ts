import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { getSettings } from '../../../../../contract/calls/settings';
import type { AllSettings } from '../../../../../contract/settings';
import type { SettingsName } from '../../../../../contract/siteSettings';
import { call } from '../../../../api/call';
import { guarded } from '../../../../dataProvider/errors';

const key = ['settings'];

/** All settings, refetched at each visit. */
export const useSettings = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => guarded('settings.failed', () => call(getSettings, undefined, signal)),
    staleTime: 0,
    retry: false,
  });

/** Saves one group of settings; `name` is its name in a conflict. Shows the server's response. */
export function useSave<N extends SettingsName, V>(
  record: N,
  name: string,
  save: (values: V) => Promise<AllSettings[N]>,
) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (values: V) =>
      guarded(
        'settings.notSaved',
        () => save(values),
        (raw) => ({ ...raw, id: record, name }),
      ),
    onSuccess: (saved) => {
      queryClient.setQueryData<AllSettings>(key, (all) => all && { ...all, [record]: saved });
      notify('settings.saved', { type: 'success' });
    },
  });
}

/** Refetches the settings after somebody else has changed them. */
export function useReload(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: key });
}
