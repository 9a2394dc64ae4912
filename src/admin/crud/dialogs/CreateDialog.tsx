import { useRef, useState } from 'react';
import { CreateBase, type RaRecord, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useCloseDialog, useDialogLinks } from '../definition/dialogPaths';
import { useResourceTexts } from '../definition/useResourceTexts';
import { FormDialog } from './FormDialog';

/**
 * The add dialog: stays open with its values and the server's message when the call fails. What was added is edited on where the
 * form's button says so (FormBody.tsx).
 */
export function CreateDialog() {
  const close = useCloseDialog();
  const notify = useNotify();
  const { noun } = useResourceTexts();
  const [failure, setFailure] = useState<unknown>();
  const isClosing = useRef(true);
  const links = useDialogLinks();
  const navigate = useNavigate();
  const onSuccess = ({ id }: RaRecord) => {
    notify('admin.done.create', { type: 'success', messageArgs: { noun } });
    if (isClosing.current) return close(true);
    return void navigate(links.of(id, 'edit'), { state: { ...links.kept, saved: true }, replace: true });
  };
  return (
    <CreateBase disableAuthentication redirect={false} mutationOptions={{ onSuccess, onError: setFailure }}>
      <FormDialog mode="create" failure={failure} isClosing={isClosing} />
    </CreateBase>
  );
}
