import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import {
  type Identifier,
  useCloseNotification,
  useDataProvider,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import type { Undo } from '../../../../contract/undo';
import { changesOf } from '../../../api/changes';
import type { AppDataProvider } from '../../../dataProvider/dataProvider';
import { refused } from '../../ui/dialogs/refused';

interface UndoButtonProps {
  resource: string;
  changes: readonly Undo[];
}

/** In a notification: undoes the changes that it is about. */
function UndoButton({ resource, changes }: UndoButtonProps) {
  const translate = useTranslate();
  const provider = useDataProvider<AppDataProvider>();
  const close = useCloseNotification();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.undo(resource, changes),
    onSuccess: () => notify('admin.undo.done', { type: 'success' }),
    // The server's reason speaks of the change, not of what was pressed.
    onError: (error) => {
      const [message, { type, messageArgs }] = refused(error);
      notify('admin.undo.refused', { type, messageArgs: { reason: translate(message, messageArgs) } });
    },
    onSettled: () => {
      close();
      refresh();
    },
  });
  return (
    <Button color="inherit" size="small" disabled={isPending} onClick={() => mutate()}>
      {translate('ra.action.undo')}
    </Button>
  );
}

/**
 * Options of a notification about a change just made that offer to undo it, for ten seconds (decisions.md, Undo); none for
 * a change that the server did not name.
 */
export function undoable(resource: string, ids: readonly Identifier[]) {
  const changes = changesOf(ids);
  if (changes.length === 0) return {};
  return { autoHideDuration: 10_000, action: <UndoButton resource={resource} changes={changes} /> };
}
