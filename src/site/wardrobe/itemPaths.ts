import type { ShownItem } from '../../../contract/wardrobePage';
import { paths } from '../../paths';

/** The wardrobe with an item on the robot. */
const triedPath = ({ id, librarySlug }: Pick<ShownItem, 'id' | 'librarySlug'>): string =>
  `${paths.wardrobe}?item=${librarySlug || id}`;

/** The sign-in, which leads back to an item. */
export const signInFor = (item: ShownItem): string =>
  `${paths.auth.login}?from=${encodeURIComponent(triedPath(item))}`;

/** The shop for whoever lacks diamonds for an item; it leads back to the item. */
export const shopFor = (item: ShownItem, need: number): string =>
  `${paths.shop}?need=${need}&back=${encodeURIComponent(triedPath(item))}`;
