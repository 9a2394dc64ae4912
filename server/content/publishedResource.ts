import { sql } from 'kysely';
import { restResources } from '../../contract/catalog';
import type { Publication } from '../../contract/publication';
import type { Resource, RestResource } from '../../contract/resource';
import type { Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { notFound } from '../platform/errors';

/** A resource whose records are published. */
export type PublishedResource = RestResource & { publication: Publication };

export const isPublished = (resource: Resource): resource is PublishedResource =>
  'publication' in resource && resource.publication !== undefined;

/** The published resource of a name. Throws 404. */
export function publishedNamed(deps: Pick<Dependencies, 'restResources'>, name: string): PublishedResource {
  const found = (deps.restResources ?? restResources).find((resource) => resource.name === name);
  if (!found || !isPublished(found)) throw notFound();
  return found;
}

/**
 * Lets one transaction at a time change publications, until its end: what may be live depends on all of them. Taken
 * after the lock of the record.
 */
export const lockPublications = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('publications', 0))`.execute(tx);
