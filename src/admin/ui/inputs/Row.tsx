import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface RowProps {
  /** What an input needs at least, in pixels. */
  narrowest?: number;
  children: ReactNode;
}

/** Inputs side by side where there is room. */
export const Row = ({ narrowest = 180, children }: RowProps) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      rowGap: 1,
      gridTemplateColumns: { xs: '1fr', sm: `repeat(auto-fit, minmax(${narrowest}px, 1fr))` },
      width: '100%',
    }}
  >
    {children}
  </Box>
);
