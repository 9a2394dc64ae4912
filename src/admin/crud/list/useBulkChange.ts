import { useMutation } from '@tanstack/react-query';
import {
  HttpError,
  type Identifier,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
} from 'react-admin';
import type { AppDataProvider } from '../../../dataProvider/dataProvider';
import { useDefinition } from '../definition/definitionContext';
import type { StatusDialogSpec } from '../definition/resourceDefinition';
import { undoable } from '../undo/UndoButton';

/** What happens to the selected records: they are deleted, or brought into a state. */
export type BulkChange = 'delete' | StatusDialogSpec['states'][number];

/** The records to change, and why, where the resource requires a reason. */
interface Chosen {
  ids: Identifier[];
  reason?: string | undefined;
}

/** The records that were changed before the first refusal, and that refusal. */
function partOf(error: Error) {
  const done: Identifier[] = (error instanceof HttpError && error.body?.done) || [];
  return { done, reason: error.message };
}

/** Changes records one after another, reports how many were changed, and offers to undo it; calls `onEnd` either way. */
export function useBulkChange(change: BulkChange, onEnd: () => void) {
  const { name } = useDefinition();
  const provider = useDataProvider<AppDataProvider>();
  const { onUnselectItems } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ ids, reason }: Chosen) =>
      change === 'delete'
        ? provider.deleteMany(name, { ids, ...(reason && { meta: { reason } }) })
        : provider.actMany(name, change.action, ids, change.wanted),
    onSuccess: (_, { ids }) =>
      notify(change === 'delete' ? 'admin.bulk.deleted' : 'admin.bulk.changed', {
        type: 'success',
        messageArgs: { smart_count: ids.length },
        ...undoable(name, ids),
      }),
    onError: (error, { ids }) => {
      const { done, reason } = partOf(error);
      const counts = { done: done.length, smart_count: ids.length, reason };
      notify('admin.bulk.partly', {
        type: 'warning',
        messageArgs: counts,
        multiLine: true,
        ...(done.length > 0 && undoable(name, done)),
      });
    },
    onSettled: () => {
      onUnselectItems();
      refresh();
      onEnd();
    },
  });
  return { run: mutate, busy: isPending };
}
