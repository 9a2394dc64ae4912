import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Inputs side by side where there is room. */
export const Row = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      rowGap: 1,
      gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
      width: '100%',
    }}
  >
    {children}
  </Box>
);
