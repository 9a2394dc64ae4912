import type { FormResource, RestResource } from './resource';
import * as resources from './resources';

/** Every resource of the contract. */
export type AnyResource = (typeof resources)[keyof typeof resources];
/** One of the specified resources, whose writes are multipart with an image. */
export type CatalogResource = Extract<AnyResource, { paths: unknown }>;
/** A later resource. While there are none the union is empty, so generic code takes `RestResource` instead. */
export type RestResourceOf = Exclude<AnyResource, { paths: unknown }>;

const all: ReadonlyArray<FormResource | RestResource> = Object.values(resources);

/** The specified resources; used by the server's routes and the data provider. */
export const catalog = all.filter((resource): resource is CatalogResource => 'paths' in resource);
/** The later resources. */
export const restResources = all.filter((resource): resource is RestResource => !('paths' in resource));
