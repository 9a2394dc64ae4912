import { sql } from 'kysely';
import { restResources } from '../../contract/catalog';
import type { StoredFile } from '../../contract/files';
import { nowOf } from '../db/nowOf';
import { liveAt } from '../db/publications';
import type { Dependencies } from '../dependencies';
import type { Keys } from '../platform/keys';
import { findRest } from '../resources/restList';
import { previewed } from './preview';
import { isPublished } from './publishedResource';

type Needed = Pick<Dependencies, 'db' | 'clock' | 'sharedTime' | 'restResources'> & { keys: Keys };

/** The resources by which players get files. */
const offering = restResources.filter(isPublished).filter(({ publication }) => publication.offered);

/** Whether something live offers a file under this very name. */
export const isLive =
  (deps: Needed) =>
  async ({ sum, name }: StoredFile): Promise<boolean> => {
    const file = `${sum}/${name}`;
    for (const { name: resource, publication } of offering) {
      const naming = deps.db
        .selectFrom('publications')
        .select('fields')
        .where('resource', '=', resource)
        .where(
          sql<boolean>`${file} in (${sql.join(publication.offered?.fields.map((field) => sql`fields->>${field}::text`) ?? [])})`,
        )
        .where(liveAt(await nowOf(deps, deps.db)));
      if ((await naming.execute()).some(({ fields }) => publication.offered?.of(fields) === file))
        return true;
    }
    return false;
  };

/** Whether the draft that a preview's link shows offers a file under this very name. */
export const isPreviewed =
  (deps: Needed) =>
  async (secret: string, { sum, name }: StoredFile): Promise<boolean> => {
    const link = await previewed(deps, secret);
    const resource = offering.find((one) => one.name === link?.resource);
    if (!link || !resource) return false;
    const { recordId: id } = link;
    const copy = await findRest(deps.db, resource, { id, now: deps.clock.now() }).catch(() => null);
    return copy !== null && resource.publication.offered?.of(copy) === `${sum}/${name}`;
  };
