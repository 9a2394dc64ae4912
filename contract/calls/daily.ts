import { MarkBody, OwnDaily, SiteDaily } from '../daily';
import { defineCall } from './call';

const own = { access: 'player', tag: 'players', path: 'user/daily' } as const;

export const getSiteDaily = defineCall({
  method: 'GET',
  path: 'site/daily',
  access: 'guest',
  kept: 'packages',
  tag: 'players',
  does: 'What each day of the cycle of daily marks gives.',
  response: { 200: SiteDaily },
});
export const getOwnDaily = defineCall({
  ...own,
  method: 'GET',
  does: "The signed-in player's place in the cycle of daily marks.",
  response: { 200: OwnDaily },
});
/** A day that is marked already gives nothing again. */
export const markDay = defineCall({
  ...own,
  method: 'POST',
  does: 'Marks today and gives its gold, once a day.',
  body: MarkBody,
  refuses: { 409: ['key', 'amount'] },
  response: { 200: OwnDaily },
});
