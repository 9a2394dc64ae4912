import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

interface Props {
  /** A translation key, or what the server says, which alone does not say that something is missing. */
  message: string;
  /** Fetches again; without it there is no button. */
  onRetry?: (() => unknown) | undefined;
}

/** Shown in place of a part of a page that could not be fetched; the rest of the page stays. */
export function FetchAlert({ message, onRetry }: Props) {
  const translate = useTranslate();
  const own = translate(message, { _: '' });
  const again = onRetry && (
    <Button color="inherit" onClick={() => void onRetry()}>
      {translate('admin.list.retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={again} sx={{ mb: 2, textAlign: 'start' }}>
      {own || (
        <>
          {translate('admin.list.partFailed')} <span>{message}</span>
        </>
      )}
    </Alert>
  );
}
