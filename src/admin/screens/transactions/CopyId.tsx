import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';

const mono = { fontFamily: 'monospace', fontSize: 13, overflowWrap: 'anywhere' } as const;

/** An id, in full or abbreviated, with a button that copies all of it. */
export function CopyId({ id, isShort = false }: { id: string; isShort?: boolean }) {
  const translate = useTranslate();
  const notify = useNotify();
  const label = translate('transactions.copy', { id });
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => notify('transactions.copied', { type: 'success' }),
      () => notify('transactions.notCopied', { type: 'warning' }),
    );
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" sx={mono}>
        {isShort ? id.slice(0, 8) : id}
      </Box>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => void copy()} sx={{ p: 0.5 }}>
          <CopyIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
