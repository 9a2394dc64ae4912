import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { AppDataProvider } from '../../../dataProvider/dataProvider';
import { type ChangedMeanwhile, conflictOf, messagesOf } from '../../../dataProvider/errors';
import { patchRow } from '../../../dataProvider/wholeList';
import { fieldErrors } from '../../ui/dialogs/fieldErrors';
import { refused } from '../../ui/dialogs/refused';
import { useDefinition } from '../definition/definitionContext';
import { useCloseDialog } from '../definition/dialogPaths';
import type { StatusDialogSpec } from '../definition/resourceDefinition';
import { undoable } from '../undo/UndoButton';

type State = StatusDialogSpec['states'][number];
interface Change {
  state: State;
  /** The values of the state's inputs. */
  entered?: object;
}

/** The entered values without empty ones. */
const filled = (values: object = {}) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== '' && value !== undefined),
  );
const namesFields = (error: Error) => Object.keys(messagesOf(error)).length > 0;

/**
 * Brings a record into a desired state and closes the dialog either way; a failure also raises a notification
 * (decisions.md, Admin). When someone else has changed the record meanwhile, the dialog stays open and `changed`
 * describes it; and so it does when a field was refused: `apply` resolves to the messages by field. `isSettled` becomes
 * true with success.
 */
export function useApply(id: string, isSettled: RefObject<boolean>) {
  const { name } = useDefinition();
  const provider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const close = useCloseDialog();
  const [changed, setChanged] = useState<ChangedMeanwhile>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ state: { action, wanted }, entered }: Change) =>
      provider.act(name, action, id, { ...filled(entered), ...wanted }),
    onSuccess: () => {
      isSettled.current = true;
      notify('admin.done.status', { type: 'success', ...undoable(name, [id]) });
      close(true);
    },
    onError: (error) => {
      const conflict = conflictOf(error);
      setChanged(conflict);
      if (conflict) return patchRow(queryClient, name, conflict.current);
      if (namesFields(error)) return;
      notify(...refused(error));
      close(true);
    },
  });
  const apply = (change: Change) =>
    mutateAsync(change).then(
      () => undefined,
      (error: Error) => (namesFields(error) ? fieldErrors(error) : undefined),
    );
  return { apply, busy: isPending, changed };
}
