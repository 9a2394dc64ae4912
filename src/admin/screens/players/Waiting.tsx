import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import type { PlayerPage } from '../../../../contract/playerPage';
import { moneyPaths } from '../money/moneyPaths';
import { useTexts } from '../money/useTexts';

/** A list with what is open of a player. */
const openOf = (list: string, userName: string, state: object) =>
  `${list}?${new URLSearchParams({ filter: JSON.stringify({ q: userName, ...state }) })}`;

/** The open cases of a player with the money that they hold, and the open requests; each leads to its list. */
export function Waiting({ player: { userName, standing } }: { player: PlayerPage }) {
  const { translate, money } = useTexts();
  if (!standing) return null;
  const { openCases, held, openRequests } = standing;
  const sums = held.map(({ amount, currency }) => money(amount, currency)).join(', ');
  const parts = [
    openCases > 0 && (
      <MuiLink component={Link} key="cases" to={openOf(moneyPaths.cases, userName, { state: ['open'] })}>
        {translate(sums ? 'player.waiting.casesHold' : 'player.waiting.cases', {
          smart_count: openCases,
          sums,
        })}
      </MuiLink>
    ),
    openRequests > 0 && (
      <MuiLink component={Link} key="requests" to={openOf(moneyPaths.requests, userName, {})}>
        {translate('player.waiting.requests', { smart_count: openRequests })}
      </MuiLink>
    ),
  ].filter((part) => part !== false);
  return parts.length === 0
    ? translate('player.waiting.none')
    : parts.flatMap((part, n) => (n ? [' · ', part] : part));
}
