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

/** A list's filter in its address. */
const filterOf = (filter: object) => new URLSearchParams({ filter: JSON.stringify(filter) });

const newest = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'requestedAt', order: 'DESC' },
} as const;

interface OpenRequestsProps {
  /** The address of the page; dialogs are below it. */
  base: string;
  /** Only those about what this player has, of one kind where it is named, and nothing where there are none. */
  of?: { userId: string; kind?: MoneyRequest['kind'] };
}

/** Requests that wait for a person: to approve them, or to confirm a transfer; all others are in the list of requests. */
export function OpenRequests({ base, of }: OpenRequestsProps) {
  const translate = useTranslate();
  const {
    data: requests,
    error,
    refetch,
  } = useGetList<MoneyRequest>(
    moneyRequests.name,
    { ...newest, filter: { state: [...openRequestStates], ...of } },
    { onError: () => undefined },
  );
  const { request } = useParams();
  const titleId = useId();
  const all = of ? `${moneyPaths.requests}?${filterOf(of)}` : moneyPaths.requests;
  if (error && !requests) return <FetchAlert message={error.message} onRetry={refetch} />;
  if (of && !requests?.length && !request) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', mb: 1 }}>
        <Typography id={titleId} variant="h6" component="h2">
          {translate('money.waiting')}
        </Typography>
        <Button component={Link} to={all}>
          {translate('money.allRequests')}
        </Button>
      </Box>
      {requests?.length === 0 && (
        <Typography color="text.secondary">{translate('money.noneWaiting')}</Typography>
      )}
      <RequestList label={translate('money.waiting')} requests={requests ?? []} base={base} />
      {request && <OfRequest requests={requests} base={base} />}
    </Box>
  );
}
