import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';

/** Copies a text, and says so if the browser does not allow it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('security.copied', { type: 'success' }),
      () => notify('security.notCopied', { type: 'warning' }),
    );
  return (
    <Button variant="outlined" onClick={() => void copy()}>
      {translate(label)}
    </Button>
  );
}
