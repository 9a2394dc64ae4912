import { Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import type { MoneyRequest } from '../../../../contract/moneyRequests';
import { isOfPlayer } from '../../../../contract/moneyStates';
import { paths } from '../../../paths';
import { effectText, limitText } from './effectText';
import { GrantedPlayer } from './GrantedPlayer';
import { moneyPaths } from './moneyPaths';
import { isOpenRequest } from './openRefunds';
import { sendersOf } from './senderText';
import { useTexts } from './useTexts';

const list = { m: 0, mt: 0.5, p: 0, listStyle: 'none', overflowWrap: 'anywhere' };

/** The accounts to pay back to, for whoever makes the transfer. */
function PayTo({ senders }: { senders: NonNullable<MoneyRequest['senders']> }) {
  const translate = useTexts().translate;
  const accounts = sendersOf({ transfers: senders.map((sender) => ({ sender })) });
  return accounts.length === 0 ? (
    <li>{translate('money.noSender')}</li>
  ) : (
    accounts.map((account) => <li key={account}>{`${translate('money.facts.payTo')}: ${account}`}</li>)
  );
}

interface RequestFactsProps {
  request: MoneyRequest;
  /** Whether this is about to end it, so that it will have no effect. */
  isEnding?: boolean;
}

/** What a second person has to see: the payment or the player, the effect, and which limit was exceeded. */
export function RequestFacts({ request, isEnding = false }: RequestFactsProps) {
  const words = useTexts();
  const { translate, money, word } = words;
  const { payment, effect, limit, caseId, currency, kind, state, byGateway, closed, senders } = request;
  const subject = caseId ? 'subjectCase' : isOfPlayer(request) ? 'subjectPlayer' : 'subject';
  // What is over has no transfer ahead.
  const isAhead = !isEnding && isOpenRequest(request);
  return (
    <Box component="ul" sx={list}>
      <GrantedPlayer request={request} isEnding={isEnding} />
      {payment && (
        <li>
          <MuiLink component={Link} to={`${paths.admin.transactions}/${payment.id}`}>
            {translate('money.facts.payment', {
              player: payment.userName,
              package: payment.packageName,
              amount: money(payment.amount, payment.currency),
            })}
          </MuiLink>
          <span>{` · ${word('status', payment.status)}`}</span>
          {payment.refunded > 0 && (
            <span>
              {` · ${translate('money.facts.refunded', { amount: money(payment.refunded, payment.currency) })}`}
            </span>
          )}
        </li>
      )}
      {caseId && (
        <li>
          <MuiLink component={Link} to={`${moneyPaths.cases}/${caseId}`}>
            {translate('money.facts.case')}
          </MuiLink>
        </li>
      )}
      {effect && !isEnding && <li>{effectText(words, effect)}</li>}
      {kind === 'refund' && isAhead && (
        <li>
          {translate(
            `money.facts.${byGateway ? 'byGateway' : state === 'requested' ? 'byHandLater' : 'byHand'}`,
          )}
        </li>
      )}
      {closed && (
        <Box component="li" sx={{ color: 'warning.main', fontWeight: 600 }}>
          {translate(`money.facts.account.${closed}`)}
        </Box>
      )}
      {!isEnding && senders && <PayTo senders={senders} />}
      {limit && !isEnding && (
        <Box component="li" sx={{ color: 'text.secondary' }}>
          {limitText(words, limit, { by: request.requestedBy, currency, subject })}
        </Box>
      )}
    </Box>
  );
}
