import { PlayerSeason, SiteSeason } from '../playerSeason';
import { defineCall } from './call';

export const getSiteSeason = defineCall({
  method: 'GET',
  path: 'site/season',
  access: 'guest',
  kept: 'packages',
  isTagged: true,
  tag: 'players',
  does: 'The open season, with its goal, gift and milestones.',
  response: { 200: SiteSeason },
});
export const getPlayerSeason = defineCall({
  method: 'GET',
  path: 'user/season',
  access: 'player',
  tag: 'players',
  does: "The open season and the signed-in player's progress in it.",
  response: { 200: PlayerSeason },
});
