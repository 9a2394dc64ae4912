import { Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCloseDialog } from '../definition/dialogPaths';
import { DialogFrame } from './DialogFrame';

/** Shown at the address of a dialog that the signed-in person may not use. */
export function NotAllowedDialog() {
  const translate = useTranslate();
  const close = useCloseDialog();
  return (
    <DialogFrame title={translate('admin.error.notAllowed.title')} onClose={() => close()}>
      <DialogContent>
        <DialogContentText role="alert">{translate('admin.error.notAllowed.dialog')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => close()}>
          {translate('admin.dialog.close')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
