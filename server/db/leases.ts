import { sql } from 'kysely';
import type { Db } from './tables';

/**
 * Takes or renews a lease for `ms` milliseconds; false while another process holds it. Times are the database's, as the
 * clocks of two machines differ. A row rather than an advisory lock: behind a pooler a session's lock belongs to
 * strangers.
 */
export async function acquireLease(db: Db, name: string, holder: string, ms: number): Promise<boolean> {
  const until = sql`now() + ${ms} * interval '1 millisecond'`;
  const { rows } = await sql`
    insert into leases (name, holder, until) values (${name}, ${holder}, ${until})
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where leases.holder = excluded.holder or leases.until < now()
    returning name`.execute(db);
  return rows.length > 0;
}

/** Gives a lease back, so that another process need not wait for its end. */
export async function releaseLeases(db: Db, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('holder', '=', holder).execute();
}
