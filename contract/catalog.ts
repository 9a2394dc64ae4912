import type { FormNoun, RestNoun } from './noun';
import * as nouns from './nouns';

/** Every resource of the contract. */
export type AnyNoun = (typeof nouns)[keyof typeof nouns];
/** One of the specified resources, whose writes are multipart with an image. */
export type CatalogNoun = Extract<AnyNoun, { paths: unknown }>;
/** One of the later resources; none is a union without members, which is why code for all of them takes `RestNoun`. */
export type RestNounOf = Exclude<AnyNoun, { paths: unknown }>;

const all: ReadonlyArray<FormNoun | RestNoun> = Object.values(nouns);

/** The specified resources; the server's routes and the data provider walk this list. */
export const catalog = all.filter((noun): noun is CatalogNoun => 'paths' in noun);
/** The later ones. */
export const restNouns = all.filter((noun): noun is RestNoun => 'access' in noun);
