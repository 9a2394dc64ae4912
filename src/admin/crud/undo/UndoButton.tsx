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
import type { AppDataProvider } from '../../../dataProvider/dataProvider';
import { refused } from '../../ui/dialogs/refused';

interface UndoButtonProps {
  resource: string;
  ids: readonly Identifier[];
}

/** In a notification: undoes one's own last change of some records. */
function UndoButton({ resource, ids }: UndoButtonProps) {
  const translate = useTranslate();
  const provider = useDataProvider<AppDataProvider>();
  const close = useCloseNotification();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.undo(resource, ids),
    onSuccess: () => notify('admin.undo.done', { type: 'success' }),
    onError: (error) => notify(...refused(error)),
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

/** Options of a notification about a change that offer to undo it, for ten seconds (decisions.md, Undo). */
export const undoable = (resource: string, ids: readonly Identifier[]) => ({
  autoHideDuration: 10_000,
  action: <UndoButton resource={resource} ids={ids} />,
});
