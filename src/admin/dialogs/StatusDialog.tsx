import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  useDataProvider,
  useGetRecordRepresentation,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import type { AppDataProvider } from '../../dataProvider/dataProvider';
import { useWholeList } from '../list/useWholeList';
import { useDefinition } from '../sections/definitionContext';
import { DialogFrame } from './DialogFrame';
import { useCloseDialog } from './dialogPaths';
import { refused } from './refused';
import { StatusChoices } from './StatusChoices';

/** Applies an action and closes either way; a failure also raises a notification (decisions.md, Admin). */
function useApply(id: string) {
  const { name } = useDefinition();
  const provider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const close = useCloseDialog();
  return useMutation({
    mutationFn: (action: string) => provider.act(name, action, id),
    onSuccess: () => notify('admin.done.status', { type: 'success' }),
    onError: (error) => notify(...refused(error)),
    onSettled: () => {
      close(true);
      refresh();
    },
  });
}

/** Changes a record's status, one of two; Apply waits for a choice. */
export function StatusDialog() {
  const { id = '' } = useParams();
  const { name, status } = useDefinition();
  const translate = useTranslate();
  const close = useCloseDialog();
  // Users have no call for a single record: the row comes out of the cached whole list.
  const { data, isPending: loading } = useWholeList(name);
  const record = data?.find((row) => String(row.id) === id);
  const represent = useGetRecordRepresentation(name);
  const [chosen, setChosen] = useState('');
  const { mutate, isPending } = useApply(id);
  if (!status) return null;
  const action = status.states.find(({ label }) => label === chosen)?.action;
  return (
    <DialogFrame title={translate(status.title)} onClose={() => close()} busy={isPending}>
      <DialogContent>
        {!record && translate(loading ? 'admin.dialog.loading' : 'admin.list.empty')}
        {record && <Typography gutterBottom>{String(represent(record))}</Typography>}
        {record && (
          <StatusChoices
            states={status.states}
            record={record}
            chosen={chosen}
            disabled={isPending}
            onChoose={setChosen}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => close()} disabled={isPending}>
          {translate('admin.dialog.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!action || isPending}
          aria-busy={isPending}
          onClick={() => action && mutate(action)}
        >
          {translate(`admin.dialog.status.${isPending ? 'busy' : 'submit'}`)}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
