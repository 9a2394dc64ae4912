import { Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../ui/dialogs/DialogFrame';
import { useCloseDialog } from '../definition/dialogPaths';

/** Shown in place of a dialog that cannot be opened; `text` is a translation key. */
export function NoticeDialog({ title, text }: { title: string; text: string }) {
  const translate = useTranslate();
  const close = useCloseDialog();
  return (
    <DialogFrame title={title} onClose={() => close()}>
      <DialogContent>
        <DialogContentText role="alert">{translate(text)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => close()}>
          {translate('admin.dialog.close')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
