import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { AppDataProvider } from '../../../dataProvider/dataProvider';
import { type ChangedMeanwhile, conflictOf } from '../../../dataProvider/errors';
import { patchRow } from '../../../dataProvider/wholeList';
import { refused } from '../../ui/dialogs/refused';
import { useDefinition } from '../definition/definitionContext';
import { useCloseDialog } from '../definition/dialogPaths';
import type { StatusDialogSpec } from '../definition/resourceDefinition';
import { undoable } from '../undo/UndoButton';

type State = StatusDialogSpec['states'][number];

/**
 * Brings a record into a desired state and closes the dialog either way; a failure also raises a notification
 * (decisions.md, Admin). When someone else has changed the record meanwhile, the dialog stays open and `changed`
 * describes it.
 */
export function useApply(id: string) {
  const { name } = useDefinition();
  const provider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const close = useCloseDialog();
  const [changed, setChanged] = useState<ChangedMeanwhile>();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ action, wanted }: State) => provider.act(name, action, id, wanted),
    onSuccess: () => {
      notify('admin.done.status', { type: 'success', ...undoable(name, [id]) });
      close(true);
    },
    onError: (error) => {
      const conflict = conflictOf(error);
      setChanged(conflict);
      if (conflict) return patchRow(queryClient, name, conflict.current);
      notify(...refused(error));
      close(true);
    },
  });
  return { apply: mutate, busy: isPending, changed };
}
