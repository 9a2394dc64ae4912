import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

/** A titled part of a dialog that previews the effect of the form's values. */
export function Preview({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ width: '100%' }}>
      <Typography id={id} color="text.secondary" sx={{ fontWeight: 600, mb: 1 }}>
        {useTranslate()(title)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>{children}</Box>
    </Box>
  );
}
