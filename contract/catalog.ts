import type { FormResource, RestResource } from './resource';
import * as resources from './resources';

/** Every resource of the contract. */
export type AnyResource = (typeof resources)[keyof typeof resources];
/** One of the specified resources, whose writes are multipart with an image. */
export type CatalogResource = Extract<AnyResource, { paths: unknown }>;
/** One of the later resources; none is a union without members, which is why code for all of them takes `RestResource`. */
export type RestResourceOf = Exclude<AnyResource, { paths: unknown }>;

const all: ReadonlyArray<FormResource | RestResource> = Object.values(resources);

/** The specified resources; the server's routes and the data provider walk this list. */
export const catalog = all.filter((resource): resource is CatalogResource => 'paths' in resource);
/** The later ones. */
export const restResources = all.filter((resource): resource is RestResource => !('paths' in resource));
