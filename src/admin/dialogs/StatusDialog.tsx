import {
  Button,
  DialogActions,
  DialogContent,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  useDataProvider,
  useGetList,
  useGetRecordRepresentation,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import type { AppDataProvider } from '../../dataProvider/dataProvider';
import { useDefinition } from '../sections/definitionContext';
import { DialogFrame } from './DialogFrame';
import { useCloseDialog } from './dialogPaths';

/** One row out of the cached whole list: users have no call for a single record. */
function useRow(resource: string, id: string) {
  const { data } = useGetList(resource, { pagination: { page: 1, perPage: 10_000 } });
  return data?.find((row) => String(row.id) === id);
}

/** Applies an action and closes either way; a failure also raises a notification (decisions.md, Admin). */
function useApply(id: string) {
  const { name } = useDefinition();
  const provider = useDataProvider<AppDataProvider>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const close = useCloseDialog();
  return useMutation({
    mutationFn: (action: string) => provider.act(name, action, id),
    onSuccess: () => notify(translate('admin.done.status'), { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      close(true);
      refresh();
    },
  });
}

/** Changes a record's status: a radio group in which the current state is marked and cannot be chosen (AD-7). */
export function StatusDialog() {
  const { id = '' } = useParams();
  const { name, status } = useDefinition();
  const translate = useTranslate();
  const close = useCloseDialog();
  const record = useRow(name, id);
  const represent = useGetRecordRepresentation(name);
  const [chosen, setChosen] = useState('');
  const { mutate, isPending } = useApply(id);
  if (!status) return null;
  const action = status.states.find(({ label }) => label === chosen)?.action;
  return (
    <DialogFrame title={translate(status.title)} onClose={() => close()} busy={isPending}>
      <DialogContent>
        {!record && translate('admin.dialog.loading')}
        {record && <Typography gutterBottom>{String(represent(record))}</Typography>}
        <RadioGroup
          aria-label={translate('admin.dialog.status.group')}
          value={chosen}
          onChange={(_, value) => setChosen(value)}
        >
          {record &&
            status.states.map((state) => {
              const current = state.isCurrent(record);
              const label =
                translate(state.label) + (current ? ` (${translate('admin.dialog.status.current')})` : '');
              return (
                <FormControlLabel
                  key={state.label}
                  value={state.label}
                  control={<Radio />}
                  label={label}
                  disabled={current || isPending}
                />
              );
            })}
        </RadioGroup>
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
