import { EditBase, useEditContext, useNotify, useRefresh } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useNounTexts } from '../resources/useNounTexts';
import { useDefinition } from '../sections/definitionContext';
import { useCloseDialog } from './dialogPaths';
import { FormDialog } from './FormDialog';

/** Fetches of the dialog are told apart from the list's rows, which would otherwise fill the form before the answer. */
const meta = { dialog: true };

function Content() {
  const { name } = useDefinition();
  const { error, isFetching } = useEditContext();
  // The specified words, whatever the server said about it (product.md section 8).
  const fetchError = error ? `resources.${name}.failed.fetch` : undefined;
  return <FormDialog mode="edit" fetchError={fetchError} loading={isFetching && !fetchError} />;
}

/** The edit dialog: always fetches its record first, and opens also when that fails. */
export function EditDialog() {
  const { id } = useParams();
  const close = useCloseDialog();
  const notify = useNotify();
  const refresh = useRefresh();
  const { noun } = useNounTexts();
  const onSuccess = () => {
    notify('admin.done.edit', { type: 'success', messageArgs: { noun } });
    close(true);
    refresh();
  };
  return (
    <EditBase
      id={id}
      redirect={false}
      redirectOnError={false}
      mutationMode="pessimistic"
      queryOptions={{ meta, onError: () => undefined, retry: false, staleTime: 0, gcTime: 0 }}
      mutationOptions={{ meta, onSuccess, onError: () => undefined }}
    >
      <Content />
    </EditBase>
  );
}
