import { Alert, Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CopyButton } from './CopyButton';

const list = {
  columns: { xs: 1, sm: 2 },
  fontFamily: 'ui-monospace, monospace',
  fontSize: 16,
  my: 2,
  pl: 4,
} as const;

/** The ten recovery codes, shown only once, to copy or download; they disappear once the person says they are saved. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const translate = useTranslate();
  const [isKept, setIsKept] = useState(false);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus(), []);
  const text = codes.join('\r\n');
  return (
    <div ref={start} tabIndex={-1} style={{ outline: 'none' }}>
      <Alert severity="warning">{translate('security.codes.once')}</Alert>
      <Box component="ol" aria-label={translate('security.codes.title')} sx={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton text={text} label="security.codes.copy" />
        <Button
          variant="outlined"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="outline-recovery-codes.txt"
        >
          {translate('security.codes.download')}
        </Button>
      </Box>
      <FormControlLabel
        sx={{ display: 'flex', my: 1 }}
        control={<Checkbox checked={isKept} onChange={(_, checked) => setIsKept(checked)} />}
        label={translate('security.codes.kept')}
      />
      <Button variant="contained" disabled={!isKept} onClick={onKept}>
        {translate('security.codes.done')}
      </Button>
    </div>
  );
}
