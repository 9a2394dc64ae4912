import { useDeferredValue, useState } from 'react';
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

function Content({ failure }: { failure: unknown }) {
  const { name } = useDefinition();
  const close = useCloseDialog();
  const { error, isFetching, refetch } = useEditContext();
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
  const loading = useDeferredValue(isFetching);
  return <FormDialog mode="edit" loading={loading} failure={failure} instead={fetchFailed} />;
}

/** The edit dialog: always fetches its record first, and opens even when that fails. */
export function EditDialog() {
  const { id } = useParams();
  const close = useCloseDialog();
  const notify = useNotify();
  const refresh = useRefresh();
  const { name } = useDefinition();
  const { noun } = useResourceTexts();
  const [failure, setFailure] = useState<unknown>();
  const onSuccess = () => {
    notify('admin.done.edit', {
      type: 'success',
      messageArgs: { noun },
      ...(id !== undefined && undoable(name, [id])),
    });
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
      queryOptions={{ meta, onError: () => undefined, retry: false, staleTime: 0, gcTime: 0 }}
      mutationOptions={{ meta, onSuccess, onError: setFailure }}
    >
      <Content failure={failure} />
    </EditBase>
  );
}
