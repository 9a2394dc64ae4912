import { sql } from 'kysely';
import { catalog, restResources } from '../../../contract/catalog';
import { undoDays } from '../../../contract/limits';
import { restTables } from '../../db/restTables';
import type { Db } from '../../db/tables';
import { type Failing, unguarded } from '../../operations/failing';
import { addMs, type Clock, days, hours } from '../../platform/clock';
import { picturesInTexts } from './inTexts';
import { isOwnStore } from './ownership';
import { fullName, type ImageStore, isStoredName, type StoredPicture } from './store';

export interface SweepDependencies {
  db: Db;
  images: ImageStore;
  clock: Clock;
  log: { warn(message: string): void; error(message: string): void };
  /** So that a picture that cannot be deleted keeps no other. */
  rows?: Failing;
}

/** How long orphans are kept, so that a restored database or an undone mistake finds its pictures again. */
const retention = days(undoDays);
/** Deleting more than a tenth of all pictures at once looks like a mistake; up to this many are always allowed. */
const maxUnconfirmed = 20;

/**
 * The only place that deletes pictures once rows have referenced them: those unreferenced for 90 days. A picture that is
 * referenced again is no longer an orphan. Leaves another installation's store alone. Each call sweeps once and returns
 * the number of deleted pictures.
 */
export function imageSweep(deps: SweepDependencies): (confirmed?: boolean) => Promise<number> {
  let warned = false;
  return async (confirmed = false) => {
    const { pictures: stored, leftovers } = await readStore(deps);
    const shown = await shownPictures(deps.db);
    if (!(await isOwnStore(deps, stored, shown))) {
      if (!warned) deps.log.warn('The picture store belongs to another installation: skipping the sweep');
      warned = true;
      return 0;
    }
    const { rows = unguarded } = deps;
    for (const name of leftovers) await rows.run(name, () => deps.images.remove(name));
    await noteOrphans(
      deps,
      [...stored.keys()].filter((name) => !shown.has(name)),
    );
    const due = await dueOrphans(deps);
    if (!confirmed && due.length >= maxUnconfirmed && due.length > stored.size / 10) {
      deps.log.error(
        `${due.length} of ${stored.size} pictures have been unreferenced for 90 days, too many to delete unconfirmed: none was removed. ` +
          'To confirm, run: outline images sweep --yes',
      );
      return 0;
    }
    let removed = 0;
    for (const name of due) {
      const files = stored.get(name)?.files ?? [];
      if (await rows.run(name, () => removeOrphan(deps, name, files))) removed++;
    }
    return removed;
  };
}

/** Everything in the store by picture, and partial files left by a crash. */
async function readStore({ images, clock }: SweepDependencies) {
  const pictures = new Map<string, StoredPicture>();
  const leftovers: string[] = [];
  for await (const { name, changedAt } of images.list()) {
    if (isStoredName(name)) {
      const picture = pictures.get(fullName(name)) ?? { files: [], changedAt };
      picture.files.push(name);
      pictures.set(fullName(name), picture);
    } else if (changedAt <= addMs(clock.now(), -hours(1))) leftovers.push(name);
  }
  return { pictures, leftovers };
}

/** Tables with pictures; what was ever published keeps its own. */
const withPictures = [
  ...[...catalog, ...restResources.filter(({ picture }) => picture)].map(({ table }) => table),
  'publications',
  'retiredAccessories',
];

async function shownPictures(db: Db): Promise<Set<string>> {
  const shown = new Set<string>();
  for (const table of withPictures) {
    const rows = await restTables(db).selectFrom(table).select('image').execute();
    for (const { image } of rows) shown.add(String(image));
  }
  for (const name of await picturesInTexts(db)) shown.add(name);
  return shown;
}

/** Records new orphans and clears those that are referenced again. */
async function noteOrphans({ db, clock }: SweepDependencies, names: string[]): Promise<void> {
  const list = sql<string[]>`${names}::text[]`;
  await sql`delete from orphaned_pictures where name <> all(${list})`.execute(db);
  await sql`insert into orphaned_pictures select name, ${clock.now()} from unnest(${list}) as name
    on conflict (name) do nothing`.execute(db);
}

async function dueOrphans({ db, clock, rows = unguarded }: SweepDependencies): Promise<string[]> {
  const due = await db
    .selectFrom('orphanedPictures')
    .select('name')
    .where('since', '<=', addMs(clock.now(), -retention))
    .where(rows.others('name'))
    .execute();
  return due.map(({ name }) => name);
}

/** Returns false for a picture that a row references again since the sweep began. */
async function removeOrphan(
  { db, images }: SweepDependencies,
  name: string,
  files: string[],
): Promise<boolean> {
  if (await isShown(db, name)) return false;
  for (const file of files) await images.remove(file);
  await db.deleteFrom('orphanedPictures').where('name', '=', name).execute();
  return true;
}

async function isShown(db: Db, name: string): Promise<boolean> {
  for (const table of withPictures) {
    const rows = restTables(db).selectFrom(table).select('id').where('image', '=', name);
    if (await rows.limit(1).executeTakeFirst()) return true;
  }
  return (await picturesInTexts(db)).includes(name);
}
