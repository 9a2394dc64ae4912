import { OwnProfile, OwnProfileBody } from '../ownProfile';
import { ChangedUserName, OwnUserName, UserNameBody } from '../userNames';
import { defineCall } from './call';

const own = {
  path: 'user/profile',
  access: 'player',
  tag: 'players',
  response: { 200: OwnProfile },
} as const;

export const getOwnProfile = defineCall({
  ...own,
  method: 'GET',
  does: 'What the signed-in player may change: names, phone number, language of mails.',
});
/** A repeated call with the same values is no conflict. */
export const saveOwnProfile = defineCall({
  ...own,
  method: 'PUT',
  does: 'Changes them all, based on the version that was read; a 409 carries what holds now.',
  body: OwnProfileBody,
  details: ['conflict'],
});
export const getOwnUserName = defineCall({
  method: 'GET',
  path: 'user/user-name',
  access: 'player',
  tag: 'players',
  does: 'The user name of the signed-in player, and when it can change next.',
  response: { 200: OwnUserName },
});
export const changeUserName = defineCall({
  method: 'PUT',
  path: 'user/user-name',
  access: 'player',
  limit: 'login',
  tag: 'players',
  does: 'Changes it, once in 90 days; nobody else can take the earlier one for a year. Returns a token with the new name.',
  body: UserNameBody,
  refuses: { 403: ['google', 'stepUp'], 409: ['userName'] },
  response: { 200: ChangedUserName },
});
