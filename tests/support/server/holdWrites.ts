import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '../../../server/db/tables';

/** Which advisory lock a held transaction waits for. */
const lock = 77_001;

/**
 * Lets a test stop a server in the middle of a transaction, by the database alone: from the statement on that completes or refunds
 * a payment, each write counts, of whatever table, and so does the commit; the one whose number the test has set waits.
 */
export async function holdWrites(db: Db, address: string) {
  await sql`create schema held`.execute(db);
  await sql`create table held.write (number int not null)`.execute(db);
  await sql`insert into held.write values (0)`.execute(db);
  await sql`create function held.count() returns trigger language plpgsql as $$
    declare before int := nullif(current_setting('held.writes', true), '')::int;
    begin
      if before is null and not coalesce(tg_argv[0] = 'first', false) then return null; end if;
      perform set_config('held.writes', (coalesce(before, -1) + 1)::text, true);
      if before + 1 = (select number from held.write) then perform pg_advisory_xact_lock(${sql.lit(lock)}); end if;
      return null;
    end $$`.execute(db);
  // The name of the first puts it before those of other triggers on the row; what follows it is counted.
  await sql`create trigger held_first after update on payments for each row
    when (old.status <> 'COMPLETED' and new.status = 'COMPLETED' or old.refunded <> new.refunded)
    execute function held.count('first')`.execute(db);
  await sql`create constraint trigger held_commit after update on payments deferrable initially deferred for each row
    when (old.status <> 'COMPLETED' and new.status = 'COMPLETED' or old.refunded <> new.refunded)
    execute function held.count()`.execute(db);
  await sql`do $$ declare one text; begin
    for one in select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' loop
      execute format('create trigger held_write before insert or update or delete on %I for each statement
        execute function held.count()', one);
    end loop; end $$`.execute(db);
  const holder = new pg.Client({ connectionString: address });
  await holder.connect();
  const waiting = async () => {
    const { rows } = await holder.query(`select query from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = ${lock} and not granted`);
    return rows[0]?.query as string | undefined;
  };
  return {
    /** From now on the write of this number waits. */
    async at(number: number) {
      await holder.query(`select pg_advisory_lock(${lock})`);
      await holder.query('update held.write set number = $1', [number]);
    },
    /** The statement that waits, once there is one; nothing when the call is over before that. */
    async reached(call: Promise<unknown>): Promise<string | undefined> {
      let isOver = false;
      void call.finally(() => {
        isOver = true;
      });
      for (;;) {
        const query = await waiting();
        if (query || isOver) return query;
        await sleep(5);
      }
    },
    /** Nothing waits any more; resolves when the transactions of servers that are dead have ended, too. */
    async release() {
      await holder.query('update held.write set number = 0');
      await holder.query(`select pg_advisory_unlock_all()`);
      for (;;) {
        const { rows } = await holder.query(`select from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`);
        if (rows.length === 0) return;
        await sleep(5);
      }
    },
    end: () => holder.end(),
  };
}
