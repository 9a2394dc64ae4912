import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { MoneyRequest } from '../../../../contract/moneyRequests';
import { openRequestStates } from '../../../../contract/moneyStates';
import { moneyRequests } from '../../../../contract/readResources';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { moneyPaths } from './moneyPaths';
import { OfRequest } from './RequestDialogs';
import { RequestList } from './RequestList';

const underWay = {
  pagination: { page: 1, perPage: 100 },
  filter: { state: [...openRequestStates] },
  sort: { field: 'requestedAt', order: 'DESC' },
} as const;

/** Requests that wait for a person: to approve them, or to confirm a transfer; all others are in the list of requests. */
export function OpenRequests() {
  const translate = useTranslate();
  const {
    data: requests,
    error,
    refetch,
  } = useGetList<MoneyRequest>(moneyRequests.name, underWay, {
    onError: () => undefined,
  });
  const { request } = useParams();
  const titleId = useId();
  if (error && !requests) return <FetchAlert message={error.message} onRetry={refetch} />;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', mb: 1 }}>
        <Typography id={titleId} variant="h6" component="h2">
          {translate('money.waiting')}
        </Typography>
        <Button component={Link} to={moneyPaths.requests}>
          {translate('money.allRequests')}
        </Button>
      </Box>
      {requests?.length === 0 && (
        <Typography color="text.secondary">{translate('money.noneWaiting')}</Typography>
      )}
      <RequestList label={translate('money.waiting')} requests={requests ?? []} base={moneyPaths.cases} />
      {request && <OfRequest requests={requests} base={moneyPaths.cases} />}
    </Box>
  );
}
