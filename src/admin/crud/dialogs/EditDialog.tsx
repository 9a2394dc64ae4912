import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useDeferredValue, useRef, useState } from 'react';
import { EditBase, HttpError, useEditContext, useNotify, useRefresh } from 'react-admin';
import { useParams } from 'react-router-dom';
import { FetchFailed } from '../../ui/dialogs/FetchFailed';
import { useDefinition } from '../definition/definitionContext';
import { useCloseDialog } from '../definition/dialogPaths';
import { useResourceTexts } from '../definition/useResourceTexts';
import { undoable } from '../undo/UndoButton';
import { FormDialog } from './FormDialog';

/** Separates the dialog's queries from the list's rows, which would otherwise fill the form before the response arrives. */
const meta = { dialog: true };

function Content({ failure, isClosing }: { failure: unknown; isClosing: RefObject<boolean> }) {
  const { name } = useDefinition();
  const close = useCloseDialog();
  const { error, isFetching, record, refetch } = useEditContext();
  const isGone = error instanceof HttpError && error.status === 404;
  // The specified message, whatever the server returned (product.md section 8).
  const fetchFailed = error && !isFetching && (
    <FetchFailed
      message={`resources.${name}.failed.fetch`}
      hint={isGone ? 'admin.dialog.gone' : undefined}
      onRetry={() => void refetch()}
      onClose={() => close()}
    />
  );
  // The form is rendered in slices once the response arrives; at once, it would block a slow computer for a quarter of a
  // second.
  const loading = useDeferredValue(isFetching && record === undefined);
  return (
    <FormDialog mode="edit" loading={loading} failure={failure} instead={fetchFailed} isClosing={isClosing} />
  );
}

/**
 * The edit dialog: always fetches its record first, and opens even when that fails. A save leaves it open with what was saved where
 * the form's button says so (FormBody.tsx).
 */
export function EditDialog() {
  const { id } = useParams();
  const close = useCloseDialog();
  const notify = useNotify();
  const refresh = useRefresh();
  const { name } = useDefinition();
  const { noun } = useResourceTexts();
  const [failure, setFailure] = useState<unknown>();
  const [isLoaded, setLoaded] = useState(false);
  const isClosing = useRef(true);
  const queryClient = useQueryClient();
  const onSuccess = () => {
    notify('admin.done.edit', {
      type: 'success',
      messageArgs: { noun },
      ...(id !== undefined && undoable(name, [id])),
    });
    if (!isClosing.current) return void queryClient.invalidateQueries({ queryKey: [name, 'getList'] });
    close(true);
    refresh();
  };
  return (
    <EditBase
      disableAuthentication
      id={id}
      redirect={false}
      redirectOnError={false}
      mutationMode="pessimistic"
      queryOptions={{
        meta,
        // Later responses, such as after an undo, would replace what is typed meanwhile.
        enabled: !isLoaded,
        onSuccess: () => setLoaded(true),
        onError: () => undefined,
        retry: false,
        staleTime: 0,
        gcTime: 0,
      }}
      mutationOptions={{ meta, onSuccess, onError: setFailure }}
    >
      <Content failure={failure} isClosing={isClosing} />
    </EditBase>
  );
}
