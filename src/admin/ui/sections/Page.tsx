import { Box, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** The body of a menu page: its h1, which is also the document's title. */
export function Page({ name, children }: { name: string; children: ReactNode }) {
  const title = useTranslate()(`pages.${name}.title`);
  useEffect(() => {
    document.title = `${title} | Outline`;
  }, [title]);
  return (
    <Box sx={{ py: 3, px: { xs: 0, sm: 1 } }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
