import type { GiftLink } from '../../../contract/gifts';
import { paths } from '../../paths';

/** The path of a gift: its key is behind the #, which no browser sends. */
export const giftPath = ({ id, key }: GiftLink): string =>
  `${paths.gift.replace(':id', encodeURIComponent(id))}#${encodeURIComponent(key)}`;
