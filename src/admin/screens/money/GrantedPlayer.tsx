import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import type { MoneyRequest } from '../../../../contract/moneyRequests';
import { playerPath } from '../../resources/playerPaths';
import { useTexts } from './useTexts';

interface GrantedPlayerProps {
  request: MoneyRequest;
  /** Whether the request is about to end without an effect: what it would have done is left out. */
  isEnding: boolean;
}

/** The player of a grant or of an accessory, with the balance and what it would become; nothing for other requests. */
export function GrantedPlayer({ request, isEnding }: GrantedPlayerProps) {
  const { translate, number, word } = useTexts();
  const { kind, userId, userName, balance, currency, state, takesItem } = request;
  if (userId === null || balance === null) return null;
  // What an accessory is worth that is given changes no balance.
  const amount = kind === 'item' && !takesItem ? 0 : request.amount;
  const key = state === 'requested' && !isEnding && amount !== 0 ? 'becomes' : 'has';
  return (
    <li>
      <MuiLink component={Link} to={playerPath(userId)}>
        {userName}
      </MuiLink>
      {` · ${translate(`money.grant.${key}`, {
        balance: number(balance),
        after: number(balance + amount),
        wallet: word('wallet', currency).toLowerCase(),
      })}`}
    </li>
  );
}
