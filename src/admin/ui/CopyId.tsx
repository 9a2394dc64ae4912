import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCopy } from './useCopy';

const mono = { fontFamily: 'monospace', fontSize: 13, overflowWrap: 'anywhere' } as const;

/** An id, or the text that stands for it, with a button that copies all of it. */
export function CopyId({ id, shown = id }: { id: string; shown?: string }) {
  const translate = useTranslate();
  const copy = useCopy();
  const label = translate('copying.id', { id });
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" sx={mono}>
        {shown}
      </Box>
      <Tooltip title={label}>
        <IconButton size="small" aria-label={label} onClick={() => copy(id)} sx={{ p: 0.5 }}>
          <CopyIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
