import { sql } from 'kysely';
import { inTransaction } from './guard';
import type { Db } from './tables';

/** An arbitrary advisory lock id: concurrent grants would conflict. */
const grantLock = 7_204_110;

/**
 * Grants the application's role the rights it needs; on the history and the ledger only select and insert. Run by the
 * role that owns the tables (DATABASE_OWNER_URL).
 */
export const grantToApplication = (owner: Db, role: string): Promise<void> =>
  inTransaction(owner, async (tx) => {
    const run = (statement: string) => sql.raw(statement).execute(tx);
    const name = `"${role.replaceAll('"', '""')}"`;
    await sql`select pg_advisory_xact_lock(${sql.lit(grantLock)})`.execute(tx);
    await run(`grant usage on schema public to ${name}`);
    await run(`grant select, insert, update, delete on all tables in schema public to ${name}`);
    await run(`revoke all on audits from ${name}`);
    await run(`grant select, insert on audits to ${name}`);
    await run(`revoke update, delete on wallet_entries from ${name}`);
    await run(`revoke insert, update, delete on migrations from ${name}`);
  });

/** The role of a connection. */
export async function roleOf(db: Db): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]?.role ?? '';
}

/**
 * How the history is kept append-only: by the application's rights, or only by triggers, which the tables' owner could
 * drop.
 */
export type HistoryForm = 'rights' | 'triggers';

export async function historyForm(db: Db): Promise<HistoryForm> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_has_role(current_user, relowner, 'MEMBER')
      or has_table_privilege(oid, 'UPDATE, DELETE, TRUNCATE, TRIGGER') as may
    from pg_class where oid = 'audits'::regclass`.execute(db);
  return rows[0]?.may === false ? 'rights' : 'triggers';
}
