import { Alert } from '@mui/material';
import { messagesOf } from '../../../dataProvider/errors';
import { useTexts } from '../money/useTexts';

/** A call's error, with the server's messages about its values; nothing without an error. */
export function Problem({ error }: { error: Error | null }) {
  const { translate } = useTexts();
  if (!error) return null;
  const said = Object.values(messagesOf(error)).filter((text) => typeof text === 'string');
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {[translate(error.message, { _: error.message }), ...said].join(' ')}
    </Alert>
  );
}
