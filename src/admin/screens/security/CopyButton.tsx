import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCopy } from '../../ui/useCopy';

/** Copies a text, and says so if the browser does not allow it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <Button variant="outlined" onClick={() => copy(text)}>
      {translate(label)}
    </Button>
  );
}
