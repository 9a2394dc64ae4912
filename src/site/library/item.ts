import type { LibraryItem } from '../content/library';

/** The address of an item's drawing. */
export const drawingOf = ({ folder, id }: LibraryItem): string => `/art/${folder}/${id}.svg`;

/** The id of an item's tile, to which focus returns. */
export const tileId = (item: string): string => `item-${item}`;
