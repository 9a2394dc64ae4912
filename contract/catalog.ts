import type { Noun } from './noun';
import * as nouns from './nouns';

type CatalogNoun = (typeof nouns)[keyof typeof nouns];
export type CatalogName = CatalogNoun['name'];

/** Every resource whose writes are multipart with an image; the server's routes and the data provider walk this list. */
export const catalog: readonly (Noun & { name: CatalogName })[] = Object.values(nouns);
