import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

const box = { border: '2px solid', borderColor: 'divider', p: { xs: 2, sm: 2.5 }, minWidth: 0 };
const head = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1, justifyContent: 'space-between' };

interface PanelProps {
  title: string;
  /** Next to the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its heading. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={box}>
      <Box sx={head}>
        <Typography id={id} variant="h6" component="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}
