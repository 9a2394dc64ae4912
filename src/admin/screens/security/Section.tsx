import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

/** A part of "My security" under its heading. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ border: '2px solid', borderColor: 'divider', p: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate(`security.${name}.title`)}
      </Typography>
      {children}
    </Box>
  );
}
