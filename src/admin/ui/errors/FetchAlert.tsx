import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

interface Props {
  /** A text, or a translation key. */
  message: string;
  /** Fetches again; there is no button without it. */
  onRetry?: (() => unknown) | undefined;
}

/** A part of a page that could not be fetched, in its place; everything else on the page stays. */
export function FetchAlert({ message, onRetry }: Props) {
  const translate = useTranslate();
  const again = onRetry && (
    <Button color="inherit" onClick={() => void onRetry()}>
      {translate('admin.list.retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={again} sx={{ mb: 2 }}>
      {translate(message, { _: message })}
    </Alert>
  );
}
