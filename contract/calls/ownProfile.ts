import { OwnProfile, OwnProfileBody } from '../ownProfile';
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
