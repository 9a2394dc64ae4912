import { CreateBase, useNotify } from 'react-admin';
import { useNounTexts } from '../resources/useNounTexts';
import { useCloseDialog } from './dialogPaths';
import { FormDialog } from './FormDialog';

/** The add dialog: stays open with its values and the server's words when the call fails. */
export function CreateDialog() {
  const close = useCloseDialog();
  const notify = useNotify();
  const { noun } = useNounTexts();
  const onSuccess = () => {
    notify('admin.done.create', { type: 'success', messageArgs: { noun } });
    close(true);
  };
  return (
    <CreateBase redirect={false} mutationOptions={{ onSuccess, onError: () => undefined }}>
      <FormDialog mode="create" />
    </CreateBase>
  );
}
