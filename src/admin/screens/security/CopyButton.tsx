import { Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';

/** Copies a text; where the browser does not let it, it says so. */
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
