import { Alert, Button, DialogActions, DialogContent } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRecovery } from '../../../errors/useRecovery';
import { DialogFrame } from '../../ui/dialogs/DialogFrame';
import { useCloseDialog } from '../definition/dialogPaths';

/** Shown when a dialog fails to render; the list behind it keeps working. */
export function DialogError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const close = useCloseDialog();
  const { kind, again } = useRecovery(error, onRetry);
  return (
    <DialogFrame title={translate(`admin.error.${kind}.title`)} onClose={() => close(true)}>
      <DialogContent>
        <Alert severity="error">{translate(`admin.error.${kind}.text`)}</Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={again}>{translate('admin.error.retry')}</Button>
        <Button autoFocus onClick={() => close(true)}>
          {translate('admin.dialog.close')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
