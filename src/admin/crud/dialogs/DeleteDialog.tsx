import { useEffect, useRef } from 'react';
import {
  HttpError,
  type RaRecord,
  RecordContextProvider,
  useDelete,
  useGetOne,
  useNotify,
  useTranslate,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import { ConfirmFrame } from '../../ui/dialogs/ConfirmFrame';
import { DialogFrame } from '../../ui/dialogs/DialogFrame';
import { FetchFailed } from '../../ui/dialogs/FetchFailed';
import { refused } from '../../ui/dialogs/refused';
import { useDefinition } from '../definition/definitionContext';
import { useCloseDialog } from '../definition/dialogPaths';
import { isReasoned } from '../definition/resourceDefinition';
import { useCalled } from '../definition/useCalled';
import { useResourceTexts } from '../definition/useResourceTexts';
import { addButtonId } from '../list/AddButton';
import { undoable } from '../undo/UndoButton';
import { NoticeDialog } from './NoticeDialog';

/**
 * The row is gone, so focus moves to the add button instead of nowhere (AD-3), after the closing dialog has restored it
 * to the row's button.
 */
function useFocusAfterDelete() {
  const deleted = useRef(false);
  useEffect(
    () => () => {
      if (deleted.current) setTimeout(() => document.getElementById(addButtonId)?.focus());
    },
    [],
  );
  return deleted;
}

/** Deletes the record and closes the dialog either way; a failure raises a notification (decisions.md). */
function useRemove(id: string, record: RaRecord | undefined) {
  const { name } = useDefinition();
  const notify = useNotify();
  const close = useCloseDialog();
  const { noun } = useResourceTexts();
  const deleted = useFocusAfterDelete();
  const [remove, { isPending }] = useDelete<RaRecord, Error>();
  const run = (reason?: string) =>
    void remove(
      name,
      { id, previousData: record, ...(reason && { meta: { reason } }) },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('admin.done.delete', { type: 'success', messageArgs: { noun }, ...undoable(name, [id]) });
          deleted.current = true;
        },
        onError: (error) => notify(...refused(error)),
        onSettled: () => close(true),
      },
    );
  return { run, busy: isPending };
}

/** Asks for confirmation before deleting a record. */
export function DeleteDialog() {
  const { id = '' } = useParams();
  const definition = useDefinition();
  const { name } = definition;
  const translate = useTranslate();
  const close = useCloseDialog();
  const { noun, lower } = useResourceTexts();
  const called = useCalled();
  const { data: record, error, isFetching, refetch } = useGetOne(name, { id }, { retry: false });
  const { run, busy } = useRemove(id, record);
  const title = translate('admin.dialog.delete.title', { noun });
  if (error instanceof HttpError && error.status === 404 && !busy)
    return <NoticeDialog title={title} text="admin.dialog.gone" />;
  if (error && !record && !isFetching)
    return (
      <DialogFrame title={title} onClose={() => close()}>
        <FetchFailed
          message={`resources.${name}.failed.fetch`}
          onRetry={() => void refetch()}
          onClose={() => close()}
        />
      </DialogFrame>
    );
  const note = record && definition.deleting?.(record);
  const question = translate('admin.dialog.delete.text', { noun, lower });
  return (
    <ConfirmFrame
      title={title}
      text={note ? `${question} ${translate(note)}` : question}
      about={record && called(record)}
      confirm={translate('admin.dialog.delete.submit')}
      busyLabel={translate('admin.dialog.delete.busy')}
      busy={busy}
      // Nobody should delete a record whose name they have not seen.
      disabled={!record}
      asksReason={isReasoned(definition)}
      onConfirm={run}
      onCancel={() => close()}
    >
      {record && definition.deletingNote && (
        <RecordContextProvider value={record}>{definition.deletingNote}</RecordContextProvider>
      )}
    </ConfirmFrame>
  );
}
