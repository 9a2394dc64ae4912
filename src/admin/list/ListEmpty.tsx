import { Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

/** 'No data found.' A failed load says so beside it, so that failure and emptiness differ (AD-12). */
export function ListEmpty() {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  return (
    <>
      <Typography sx={{ p: 3, textAlign: 'center' }}>{translate('admin.list.empty')}</Typography>
      {error && (
        <Typography role="alert" color="error" sx={{ pb: 3, textAlign: 'center' }}>
          {translate('admin.list.failed')}{' '}
          <Button onClick={() => void refetch()}>{translate('admin.list.retry')}</Button>
        </Typography>
      )}
    </>
  );
}
