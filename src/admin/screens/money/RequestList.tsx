import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MoneyRequest } from '../../../../contract/moneyRequests';
import { DialogLink } from '../../ui/dialogs/DialogLink';
import { takenText } from './effectText';
import { RequestAmount } from './RequestAmount';
import { RequestFacts } from './RequestFacts';
import { RequestReason } from './RequestReason';
import { stateKey } from './requestSteps';
import { StateChip } from './StateChip';
import { Steps } from './Steps';
import { useTexts } from './useTexts';

const box = { border: '2px solid', borderColor: 'divider', p: 2, mb: 2, listStyle: 'none' };

/** At the end, so that amounts stand below each other. */
const amount = { fontWeight: 700, ml: 'auto' };
/** What is done with an accessory, on a line of its own. */
const sentence = { fontWeight: 700, flexBasis: '100%', '&::first-letter': { textTransform: 'uppercase' } };

interface RequestItemProps {
  request: MoneyRequest;
  /** The address of the page; dialogs are below it. */
  base: string;
}

/** A request with its possible actions. */
export function RequestItem({ request, base }: RequestItemProps) {
  const translate = useTranslate();
  const words = useTexts();
  return (
    <Box component="li" sx={box}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {translate(`money.kind.${request.kind}`)}
        </Typography>{' '}
        <StateChip state={stateKey(request)} />
        <Typography component="span" sx={request.kind === 'item' ? sentence : amount}>
          <RequestAmount request={request} />
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
      <Actions request={request} base={base} />
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

/** The acts that lead on: a button of full color offers the first of them. */
const onward: readonly string[] = ['approve', 'begin', 'confirm'];

function Actions({ request, base }: { request: MoneyRequest; base: string }) {
  const translate = useTranslate();
  if (request.acts.length === 0) return null;
  const main = request.acts.find((act) => onward.includes(act));
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
      {request.acts.map((act) => (
        <Button
          key={act}
          variant={act === main ? 'contained' : 'outlined'}
          component={DialogLink}
          to={`${base}/requests/${request.id}/${act}`}
        >
          {translate(`money.dialog.${act}.open`)}
        </Button>
      ))}
    </Stack>
  );
}
