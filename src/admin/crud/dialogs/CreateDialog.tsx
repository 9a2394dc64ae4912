import { useState } from 'react';
import { CreateBase, useNotify } from 'react-admin';
import { useCloseDialog } from '../definition/dialogPaths';
import { useResourceTexts } from '../definition/useResourceTexts';
import { FormDialog } from './FormDialog';

/** The add dialog: stays open with its values and the server's message when the call fails. */
export function CreateDialog() {
  const close = useCloseDialog();
  const notify = useNotify();
  const { noun } = useResourceTexts();
  const [failure, setFailure] = useState<unknown>();
  const onSuccess = () => {
    notify('admin.done.create', { type: 'success', messageArgs: { noun } });
    close(true);
  };
  return (
    <CreateBase disableAuthentication redirect={false} mutationOptions={{ onSuccess, onError: setFailure }}>
      <FormDialog mode="create" failure={failure} />
    </CreateBase>
  );
}
