import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

export type SoonName = 'season' | 'skills';

/** A tab that is still to come: a disabled add button over a note that says so (product.md section 2). */
export function Soon({ what }: { what: SoonName }) {
  const translate = useTranslate();
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', minHeight: 56 }}>
        <Button variant="contained" disabled>
          {translate('admin.list.add', { noun: translate(`admin.soon.${what}`) })}
        </Button>
      </Box>
      <Typography color="text.secondary" sx={{ py: 3 }}>
        {translate(`admin.page.soon.${what}`)}
      </Typography>
    </>
  );
}
