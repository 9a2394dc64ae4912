import { Alert, Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { moneyPaths } from './moneyPaths';
import { OfRequest } from './RequestDialogs';
import { RequestList } from './RequestList';
import { useOpenRequests } from './useMoney';

/** Everything that waits for a person: approvals, and transfers to confirm. Nothing when there is none. */
export function OpenRequests() {
  const translate = useTranslate();
  const { data: requests, error } = useOpenRequests();
  const { request } = useParams();
  const titleId = useId();
  if (error) return <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>;
  if (!requests?.length && !request) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2, mb: 3 }}>
      <Typography id={titleId} variant="h6" component="h2" sx={{ mb: 1 }}>
        {translate('money.waiting')}
      </Typography>
      <RequestList label={translate('money.waiting')} requests={requests ?? []} base={moneyPaths.cases} />
      {request && <OfRequest requests={requests} base={moneyPaths.cases} />}
    </Box>
  );
}
