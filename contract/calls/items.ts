import { Type } from 'typebox';
import { AccessoryReport } from '../accessoryReport';
import { AvatarBody, BuyItemBody, OwnItems, Wardrobe, WornBody } from '../wardrobe';
import { defineCall } from './call';

const own = { access: 'player', tag: 'players' } as const;

export const getWardrobe = defineCall({
  method: 'GET',
  path: 'site/wardrobe',
  access: 'guest',
  kept: 'packages',
  isTagged: true,
  tag: 'players',
  does: 'All accessories with what they cost and which season gives them.',
  response: { 200: Wardrobe },
});
export const getOwnItems = defineCall({
  ...own,
  method: 'GET',
  path: 'user/items',
  does: 'The accessories of the signed-in player, with what is worn and what can be given back.',
  response: { 200: OwnItems },
});
/** A repeated key returns what the player owns by now, and takes nothing. */
export const buyItem = defineCall({
  ...own,
  method: 'POST',
  path: 'user/items',
  does: 'Buys an accessory for diamonds or gold, at the price and version that were seen.',
  body: BuyItemBody,
  refuses: { 409: ['accessoryId', 'price', 'wallet'] },
  details: ['item'],
  response: { 200: OwnItems },
});
export const returnItem = defineCall({
  ...own,
  method: 'POST',
  path: 'user/items/:id/return',
  does: 'Gives back an accessory that was bought within the last ten minutes.',
  response: { 200: OwnItems },
});
export const wearItems = defineCall({
  ...own,
  method: 'PUT',
  path: 'user/items/worn',
  does: 'Replaces what the player wears: at most one accessory of each type.',
  body: WornBody,
  refuses: { 409: ['accessoryIds'] },
  response: { 200: OwnItems },
});
export const chooseAvatar = defineCall({
  ...own,
  method: 'PUT',
  path: 'user/avatar',
  does: 'Chooses the avatar: a drawn one, an accessory that the player owns, or none.',
  body: AvatarBody,
  refuses: { 409: ['avatar'] },
  response: { 200: OwnItems },
});
export const getAccessoryReport = defineCall({
  tag: 'admin: accessories',
  resource: 'accessories',
  method: 'GET',
  path: 'admin/accessory/:id/report',
  access: 'catalog:read',
  does: 'How many players own an accessory, what it brought in diamonds and gold, and which season gives it.',
  params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  response: { 200: AccessoryReport },
});
