import { sql } from 'kysely';
import type { Db } from './tables';

/**
 * Takes or renews a lease for `ms` milliseconds; returns false while another process holds it. Uses the database's time,
 * as the clocks of two machines differ. A row rather than an advisory lock: behind a pooler, a session's lock may end up
 * with a stranger.
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

/** Renews a lease of `ms` milliseconds, by `renew`, for as long as the work takes; none is being renewed after it. */
export async function whileRenewed<T>(
  renew: () => Promise<unknown>,
  ms: number,
  work: () => Promise<T>,
): Promise<T> {
  let renewal: Promise<unknown> = Promise.resolve();
  const renewing = setInterval(() => {
    renewal = renew().catch(() => undefined);
  }, ms / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await renewal;
  }
}

/** Releases leases, so that another process need not wait until they expire. */
export async function releaseLeases(db: Db, holder: string): Promise<void> {
  await db.deleteFrom('leases').where('holder', '=', holder).execute();
}
