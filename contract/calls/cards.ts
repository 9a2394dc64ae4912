import { Type } from 'typebox';
import { CardChoice, CardChoiceBody, PlayerCard } from '../cards';
import { defineCall } from './call';

const own = { access: 'player', path: 'user/card', tag: 'players', response: { 200: CardChoice } } as const;

/** By an earlier name it is the card of the player who had it within 90 days, unless somebody has that name now. */
export const getPlayerCard = defineCall({
  method: 'GET',
  path: 'site/cards/:userName',
  access: 'guest',
  tag: 'players',
  does: 'The card of a player who shows it; one and the same 404 for everybody else.',
  params: Type.Object({ userName: Type.String({ maxLength: 64 }) }),
  response: { 200: PlayerCard },
});
export const getCardChoice = defineCall({
  ...own,
  method: 'GET',
  does: 'Whether the signed-in player shows the card, and lets search engines list it.',
});
export const saveCardChoice = defineCall({
  ...own,
  method: 'PUT',
  does: 'Shows the card or hides it, which takes effect at once; a hidden one is not listed.',
  body: CardChoiceBody,
});
