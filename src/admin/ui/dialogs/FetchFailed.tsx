import { Alert, Button, DialogActions, DialogContent } from '@mui/material';
import { useTranslate } from 'react-admin';

interface FetchFailedProps {
  message: string;
  /** The error, if known. */
  hint?: string;
  onRetry: () => void;
  onClose: () => void;
}

/** Shown instead of the form when its record could not be fetched (product.md section 4). */
export function FetchFailed({ message, hint, onRetry, onClose }: FetchFailedProps) {
  const translate = useTranslate();
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
        <Button autoFocus onClick={onClose}>
          {translate('admin.dialog.close')}
        </Button>
      </DialogActions>
    </>
  );
}
