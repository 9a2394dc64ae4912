import { Alert, Button, DialogActions, DialogContent } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCloseDialog } from '../definition/dialogPaths';

interface FetchFailedProps {
  message: string;
  /** What is known about why. */
  hint?: string;
  onRetry: () => void;
}

/** In the form's place when its record could not be fetched: the dialog opens all the same and says so (product.md section 4). */
export function FetchFailed({ message, hint, onRetry }: FetchFailedProps) {
  const translate = useTranslate();
  const close = useCloseDialog();
  return (
    <>
      <DialogContent>
        <Alert severity="error">
          <div>{translate(message)}</div>
          {hint && <div>{translate(hint)}</div>}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onRetry}>{translate('admin.dialog.retry')}</Button>
        <Button autoFocus onClick={() => close()}>
          {translate('admin.dialog.close')}
        </Button>
      </DialogActions>
    </>
  );
}
