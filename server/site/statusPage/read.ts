import { sql } from 'kysely';
import { statusDays } from '../../../contract/status';
import { dayAfter, dayOf } from '../../../contract/vietnamTime';
import type { Db } from '../../db/tables';
import { componentsIn } from './record';
import type { Snapshot } from './snapshot';

/** What the record says now; the days are read only when there was a check since the known one. */
export async function readSnapshot(db: Db, now: Date, known: Snapshot): Promise<Snapshot> {
  const row = await db.selectFrom('statusNow').select(['checkedAt', 'components']).executeTakeFirstOrThrow();
  const checkedAt = row.checkedAt?.toISOString() ?? null;
  if (checkedAt === known.checkedAt) return known;
  const days = await db
    .selectFrom('statusDays')
    .select(['component', 'operational', 'degraded', 'down', 'maintenance'])
    .select(sql<string>`day::text`.as('day'))
    .where('day', '>', dayAfter(dayOf(now), -statusDays))
    .orderBy('component')
    .orderBy('day')
    .execute();
  return { checkedAt, components: componentsIn(row.components), days };
}
