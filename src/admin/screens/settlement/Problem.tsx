import { Alert } from '@mui/material';
import { HttpError } from 'react-admin';
import { useTexts } from '../money/useTexts';

/** What went wrong with a call, with what the server said about its values; nothing without an error. */
export function Problem({ error }: { error: Error | null }) {
  const { translate } = useTexts();
  if (!error) return null;
  const body = error instanceof HttpError ? (error.body as { errors?: Record<string, unknown> }) : undefined;
  const { root: _, ...fields } = body?.errors ?? {};
  const said = Object.values(fields).filter((text) => typeof text === 'string');
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {[translate(error.message, { _: error.message }), ...said].join(' ')}
    </Alert>
  );
}
