import { Box, Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

/** In the entries' place: they are on their way, could not be read, or there are none. */
export function ActivityEmpty() {
  const translate = useTranslate();
  const { isPending, error, refetch } = useListContext();
  if (isPending) return <Typography role="status">{translate('admin.dialog.loading')}</Typography>;
  if (!error) return <Typography sx={{ py: 3 }}>{translate('admin.history.empty')}</Typography>;
  return (
    <Box role="alert" sx={{ py: 3 }}>
      {translate('admin.history.failed')}{' '}
      <Button onClick={() => void refetch()}>{translate('admin.list.retry')}</Button>
    </Box>
  );
}
