import { banners } from '../../contract/banners';
import { sampleBanners } from '../../contract/samples/banners';
import { inTransaction } from '../db/guard';
import type { Db, Tx } from '../db/tables';
import { addMs, minutes } from '../platform/clock';
import { newId } from '../platform/ids';
import { lockPublications } from './publishedResource';
import { publishRows } from './publishRows';

/**
 * Stores the specified banners, with which every site starts (docs/spec/living-site.md section 1), and publishes them; does
 * nothing where there ever was a banner. Without it the first banner of staff would take the place of all four.
 */
export async function startBanners(db: Db, now: (tx: Tx) => Promise<Date>): Promise<void> {
  if (await hadBanners(db)) return;
  await inTransaction(db, async (tx) => {
    await lockPublications(tx);
    // Another process may have started at the same time.
    if (!(await hadBanners(tx))) await insertBanners(tx, await now(tx));
  });
}

async function hadBanners(db: Db | Tx): Promise<boolean> {
  const record = db.selectFrom('banners').select('id').limit(1);
  const publication = db
    .selectFrom('publications')
    .select('id')
    .where('resource', '=', banners.name)
    .limit(1);
  return Boolean((await record.executeTakeFirst()) ?? (await publication.executeTakeFirst()));
}

/** Stores the specified banners in their order, and publishes them. */
export async function insertBanners(tx: Tx, now: Date): Promise<void> {
  const rows = sampleBanners.map((banner, index) => {
    const createdAt = addMs(now, -minutes(60 - index));
    return { ...banner, image: '', id: newId(), place: index + 1, createdAt, updatedAt: createdAt };
  });
  await tx.insertInto('banners').values(rows).execute();
  await publishRows(tx, banners, rows, now);
}
