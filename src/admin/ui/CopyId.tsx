import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCopy } from './useCopy';

const mono = { fontFamily: 'monospace', fontSize: 13, overflowWrap: 'anywhere' } as const;

/** An id, in full or abbreviated, with a button that copies all of it. */
export function CopyId({ id, isShort = false }: { id: string; isShort?: boolean }) {
  const translate = useTranslate();
  const copy = useCopy();
  const label = translate('copying.id', { id });
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" sx={mono}>
        {isShort ? id.slice(0, 8) : id}
      </Box>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => copy(id)} sx={{ p: 0.5 }}>
          <CopyIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
