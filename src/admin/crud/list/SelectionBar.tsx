import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/** Below the rows, so that none of them moves, and at the bottom of the window while the list is longer. */
const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0, sm: 1 },
  minHeight: 56,
  px: 1,
  border: '2px solid',
  borderColor: 'primary.main',
  bgcolor: 'background.paper',
} as const;

/** The actions for the selected rows; shown while any row is selected. */
export function SelectionBar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  const said = translate('ra.action.bulk_actions', { smart_count: selectedIds.length });
  return (
    <Box role="group" aria-label={said} sx={bar}>
      <IconButton size="small" aria-label={translate('ra.action.unselect')} onClick={() => onUnselectItems()}>
        <CloseIcon fontSize="small" />
      </IconButton>
      <Typography role="status" sx={{ mr: 'auto' }}>
        {said}
      </Typography>
      {children}
    </Box>
  );
}
