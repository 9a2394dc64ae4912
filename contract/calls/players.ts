import { Type } from 'typebox';
import { FoundPlayer, Profile, SearchQuery } from '../players';
import { defineCall } from './call';

export const getProfile = defineCall({
  method: 'GET',
  path: 'user/profile/me',
  access: 'player',
  isSetup: true,
  tag: 'players',
  does: 'The signed-in account: names, balances, and what staff may do.',
  response: { 200: Profile },
});
export const searchPlayers = defineCall({
  method: 'GET',
  path: 'user/search',
  access: 'guest',
  limit: 'search',
  tag: 'players',
  does: 'Finds verified players by name or e-mail, for whom to buy.',
  query: SearchQuery,
  response: { 200: Type.Array(FoundPlayer) },
});
