import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { walletRequests } from '../../../../contract/readResources';
import type { WalletRequest } from '../../../../contract/walletRequests';
import { walletRequestsPath } from '../../resources/playerPaths';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { OfWalletRequest } from './WalletDialog';
import { WalletRequestItem } from './WalletRequestItem';

interface WalletRequestsProps {
  /** Only the requests about this player. */
  userId?: string;
  /** The address of the page; dialogs are below it. */
  base: string;
}

/** Wallet requests that await a second person; nothing if there are none. */
export function WalletRequests({ userId, base }: WalletRequestsProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { wallet } = useParams();
  const { data, error, refetch } = useGetList<WalletRequest>(
    walletRequests.name,
    {
      pagination: { page: 1, perPage: 100 },
      filter: { state: 'requested', ...(userId && { userId }) },
      sort: { field: 'requestedAt', order: 'DESC' },
    },
    { onError: () => undefined },
  );
  if (error && !data) return <FetchAlert message={error.message} onRetry={refetch} />;
  if (!data?.length && !wallet) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 2, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', mb: 1 }}>
        <Typography id={titleId} variant="h6" component="h2">
          {translate('money.wallet.waiting')}
        </Typography>
        <Button component={Link} to={walletRequestsPath}>
          {translate('money.wallet.allRequests')}
        </Button>
      </Box>
      <Box component="ul" aria-labelledby={titleId} sx={{ m: 0, p: 0 }}>
        {data?.map((request) => (
          <WalletRequestItem key={request.id} request={request} base={base} />
        ))}
      </Box>
      {wallet && <OfWalletRequest requests={data} base={base} />}
    </Box>
  );
}
