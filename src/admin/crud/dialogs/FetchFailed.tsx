import { Alert, Button, DialogActions, DialogContent } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCloseDialog } from '../definition/dialogPaths';

interface FetchFailedProps {
  message: string;
  /** The error, if known. */
  hint?: string;
  onRetry: () => void;
}

/** Shown instead of the form when its record could not be fetched (product.md section 4). */
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
