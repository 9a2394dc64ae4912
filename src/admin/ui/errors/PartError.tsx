import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRecovery } from '../../../errors/useRecovery';

/** Replaces a failed part of a page, such as a chart; the rest of the page keeps working. */
export function PartError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const { kind, again } = useRecovery(error, onRetry);
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={again}>
          {translate('admin.error.retry')}
        </Button>
      }
    >
      {translate(`admin.error.${kind}.text`)}
    </Alert>
  );
}
