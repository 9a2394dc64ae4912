import type { SameKeys } from '../catalogue';
import type { card as vi } from '../vi/card';

export { rarity } from './rarity';
export { robot } from './robot';

export const card: SameKeys<typeof vi> = {
  label: 'Player card',
  title: '{{name}} | Outline',
  description: '{{name}}’s player card in Outline: the robot, the collection, and the seasons joined.',
  since: 'Playing Outline since {{month}}',
  worn: 'Wearing now',
  nothing: 'The robot is as it left the workshop.',
  collection: 'Collection',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  none: 'No items yet.',
  seasons: 'Seasons joined',
  season: 'Season {{number}}',
  noSeason: 'No season joined yet.',
  share: 'Copy link',
  copied: 'Link copied.',
  copyFailed: 'The browser does not allow copying. The link is {{address}}',
  tryOn: 'Dress up your own robot',
};
