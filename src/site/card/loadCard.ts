import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { getPlayerCard } from '../../../contract/calls/cards';
import { cardPath } from '../../../contract/cardPath';
import type { PlayerCard } from '../../../contract/cards';
import { hasStatus } from '../../api/ApiError';
import { call } from '../../api/call';
import { contentOfPage } from '../content/contentOfPage';

/** Whether the page that was loaded has been shown: later its card may be another, or hidden. */
let isShown = false;

/** The card that the server rendered the loaded page with; nothing is requested then. */
function rendered(userName: string): PlayerCard | undefined {
  const card = typeof document === 'undefined' || !isShown ? contentOfPage('card') : undefined;
  isShown = true;
  return card && cardPath(card.userName) === cardPath(userName) ? card : undefined;
}

/** A player's card; null where none is shown. An earlier name leads to the current one. */
export async function loader({ params }: LoaderFunctionArgs): Promise<PlayerCard | null | Response> {
  const userName = params.userName ?? '';
  const known = rendered(userName);
  if (known) return known;
  const card = await call(getPlayerCard, { params: { userName } }).catch((error: unknown) => {
    if (hasStatus(error, 404)) return null;
    throw error;
  });
  const isEarlier = card && cardPath(card.userName) !== cardPath(userName);
  return isEarlier ? replace(cardPath(card.userName)) : card;
}
