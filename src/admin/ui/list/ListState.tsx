import { Box, Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useRefusal } from './useRefusal';

/** Shown in place of rows: they are loading, could not be fetched, or there are none. The texts are translation keys. */
export function ListState({ empty, failed }: { empty: string; failed: string }) {
  const translate = useTranslate();
  const { isPending, error, refetch } = useListContext();
  const refusal = useRefusal();
  if (isPending) return <Typography role="status">{translate('admin.dialog.loading')}</Typography>;
  if (!error) return <Typography sx={{ py: 3 }}>{translate(empty)}</Typography>;
  if (refusal)
    return (
      <Box role="alert" sx={{ py: 3 }}>
        {refusal}
      </Box>
    );
  return (
    <Box role="alert" sx={{ py: 3 }}>
      {translate(failed)} <Button onClick={() => void refetch()}>{translate('admin.list.retry')}</Button>
    </Box>
  );
}
