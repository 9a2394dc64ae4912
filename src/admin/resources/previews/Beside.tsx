import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Inputs with a preview that stays visible next to them while they scroll, or below them where there is no room. */
export const Beside = ({ preview, children }: { preview: ReactNode; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 240px' },
      gap: 3,
    }}
  >
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>{children}</Box>
    <Box sx={{ position: { md: 'sticky' }, top: 0, alignSelf: 'start' }}>{preview}</Box>
  </Box>
);
