import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MoneyRequest } from '../../../../contract/moneyRequests';
import { Amount } from '../../ui/Amount';
import { usePermission } from '../../ui/usePermission';
import { takenText } from './effectText';
import { RequestFacts } from './RequestFacts';
import { RequestReason } from './RequestReason';
import { StateChip } from './StateChip';
import { Steps } from './Steps';
import { useTexts } from './useTexts';

const box = { border: '2px solid', borderColor: 'divider', p: 2, mb: 2, listStyle: 'none' };

interface RequestItemProps {
  request: MoneyRequest;
  /** The address of the page; dialogs are below it. */
  base: string;
}

/** A request with its possible actions. */
export function RequestItem({ request, base }: RequestItemProps) {
  const translate = useTranslate();
  const words = useTexts();
  const mayWrite = usePermission()('money:write');
  return (
    <Box component="li" sx={box}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {translate(`money.kind.${request.kind}`)}
        </Typography>{' '}
        <StateChip state={stateKey(request)} />
        {/* At the end, so that amounts stand below each other. */}
        <Typography component="span" sx={{ fontWeight: 700, ml: 'auto' }}>
          <Amount amount={request.amount} currency={request.currency} />
        </Typography>
      </Stack>
      <RequestFacts request={request} />
      <RequestReason request={request} />
      {request.reference && (
        <Typography color="text.secondary">
          {translate('money.referenceIs', { reference: request.reference })}
        </Typography>
      )}
      {request.diamondsTaken + request.bonusTaken > 0 && (
        <Typography color="text.secondary">
          {takenText(words, { diamonds: request.diamondsTaken, bonus: request.bonusTaken })}
        </Typography>
      )}
      <Steps request={request} />
      {mayWrite && <Actions request={request} base={base} />}
    </Box>
  );
}

interface RequestListProps {
  label: string;
  requests: readonly MoneyRequest[];
  base: string;
}

/** The requests about one subject. */
export const RequestList = ({ label, requests, base }: RequestListProps) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, p: 0 }}>
    {requests.map((request) => (
      <RequestItem key={request.id} request={request} base={base} />
    ))}
  </Box>
);

/** An approved request waits for the transfer by hand, or for the gateway. */
const stateKey = ({ state, byGateway }: MoneyRequest) =>
  state === 'approved' && byGateway ? 'sending' : state;

const isConfirmable = ({ state, byGateway }: MoneyRequest) =>
  byGateway ? state === 'sent' : state === 'approved';

function Actions({ request, base }: { request: MoneyRequest; base: string }) {
  const translate = useTranslate();
  const link = (action: string, variant: 'contained' | 'outlined') => (
    <Button key={action} variant={variant} component={Link} to={`${base}/requests/${request.id}/${action}`}>
      {translate(`money.dialog.${action}.open`)}
    </Button>
  );
  const actions = [
    ...(request.mayDecide ? [link('approve', 'contained'), link('refuse', 'outlined')] : []),
    ...(isConfirmable(request) ? [link('confirm', 'contained'), link('fail', 'outlined')] : []),
    ...(request.state === 'requested' && !request.mayDecide ? [link('withdraw', 'outlined')] : []),
  ];
  if (actions.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
      {actions}
    </Stack>
  );
}
