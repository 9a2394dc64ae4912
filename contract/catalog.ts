import { accessories } from './accessories';
import { boxes } from './boxes';
import { diamondPackages } from './diamondPackages';
import type { Noun } from './noun';
import { robots } from './robots';
import { weapons } from './weapons';

/** Every resource whose writes are multipart with an image; the server's routes and the data provider walk this list. */
export const catalog = [
  accessories,
  diamondPackages,
  weapons,
  robots,
  boxes,
] as const satisfies readonly Noun[];
export type CatalogName = (typeof catalog)[number]['name'];
