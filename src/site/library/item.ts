import { paths } from '../../paths';
import type { LibraryItem } from '../content/library';

/** The address of an item's drawing. */
export const drawingOf = ({ folder, id }: Pick<LibraryItem, 'folder' | 'id'>): string =>
  `/art/${folder}/${id}.svg`;

/** The id of an item's tile, to which focus returns. */
export const tileId = (item: string): string => `item-${item}`;

/** The path of an item. */
export const itemPath = (item: string): string => paths.item.replace(':item', item);

/** The item with this address, ignoring case. */
export const itemAt = (items: readonly LibraryItem[], slug: string | undefined): LibraryItem | undefined =>
  items.find(({ id }) => id === slug?.toLowerCase());
