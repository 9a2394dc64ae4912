import { MenuItem } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import type { AppDataProvider } from '../../../dataProvider/dataProvider';
import { saveFile } from '../../../session/saveFile';
import { refused } from '../../ui/dialogs/refused';

/** Downloads the list's rows as the server streams them, with ids, codes and times in UTC. */
export function MachineCsvItem({ close }: { close: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { resource, filterValues } = useListContext();
  const { exportAll } = useDataProvider<AppDataProvider>();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      exportAll(resource, filterValues, {
        signal: new AbortController().signal,
        onProgress: () => undefined,
      }),
    onSuccess: (file) => saveFile(file, `${resource}.csv`),
    onError: (error) => notify(...refused(error)),
    onSettled: close,
  });
  return (
    <MenuItem disabled={isPending} aria-busy={isPending} onClick={() => mutate()}>
      {translate('admin.view.raw')}
    </MenuItem>
  );
}
