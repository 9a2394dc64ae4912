import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '../../db/guard';
import type { Db } from '../../db/tables';
import type { Config } from '../../platform/config';
import { OperatorError } from '../../platform/operator';
import { thrown } from '../../platform/thrown';
import { asOwner } from './asOwner';

type Addresses = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'>;

/** Remarks on databases, by which later commands find those that belong to one: names are short, and others use the server too. */
const remarks = {
  unfinished: (name: string) => `Outline: a restore of ${name} that was not completed`,
  replaced: (name: string) => `Outline: ${name} as it was before a restore`,
};

const run = (db: Db, statement: RawBuilder<unknown>) => statement.execute(db);
/** The addresses of another database on the same server. */
function addressesOf({ databaseUrl, databaseOwnerUrl }: Addresses, name: string): Addresses {
  const at = (address: string | null) => {
    const url = new URL(address ?? '');
    url.pathname = `/${encodeURIComponent(name)}`;
    return url.href;
  };
  return { databaseUrl: at(databaseUrl), databaseOwnerUrl: databaseOwnerUrl && at(databaseOwnerUrl) };
}

/**
 * Fills a new database beside the one of the settings by `fill`; returns a function that gives it the other's name, in one
 * transaction, and returns the name under which the other is kept. Whatever fails before leaves that one as it was.
 * Throws an OperatorError where the role lacks a right.
 */
export async function restoreBeside(
  config: Addresses,
  fill: (beside: Addresses) => Promise<void>,
): Promise<() => Promise<string>> {
  const stamp = Math.floor(Date.now() / 1000);
  const beside = `outline_restored_${stamp}`;
  const name = await asOwner(config, async (owner) => {
    const { name: own } = await assertMayReplace(owner);
    await dropRemarked(owner, remarks.unfinished(own));
    await createAlike(owner, own, beside);
    return own;
  });
  const drop = () => asOwner(config, (owner) => dropRemarked(owner, remarks.unfinished(name)));
  try {
    await fill(addressesOf(config, beside));
  } catch (error) {
    await drop();
    throw error;
  }
  return () => swap(config, { name, beside, kept: `outline_before_${stamp}` });
}

/** Drops what restores have replaced; returns the names. */
export const dropReplaced = (config: Addresses): Promise<string[]> =>
  asOwner(config, async (owner) => dropRemarked(owner, remarks.replaced(await nameOf(owner))));

async function nameOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name ?? '';
}

async function assertMayReplace(owner: Db): Promise<{ name: string }> {
  const { rows } = await sql<{ name: string; role: string; creates: boolean; owns: boolean }>`
    select datname as name, current_user as role, rolcreatedb or rolsuper as creates,
      pg_has_role(datdba, 'USAGE') as owns
    from pg_database, pg_roles where datname = current_database() and rolname = current_user`.execute(owner);
  const [{ name, role, creates, owns }] = rows as [(typeof rows)[0]];
  const wrong = [
    ...(creates ? [] : [`alter role ${role} createdb`]),
    ...(owns ? [] : [`alter database ${name} owner to ${role}`]),
  ];
  if (wrong.length === 0) return { name };
  throw new OperatorError(
    `--overwrite restores beside the database first, for which its role lacks a right: ${wrong.join('; ')}. Or choose an empty one`,
  );
}

async function dropRemarked(owner: Db, remark: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database where shobj_description(oid, 'pg_database') = ${remark}`.execute(
    owner,
  );
  for (const { name } of rows) await run(owner, sql`drop database if exists ${sql.id(name)} with (force)`);
  return rows.map(({ name }) => name);
}

const remark = (db: Db, name: string, text: string) =>
  run(db, sql`comment on database ${sql.id(name)} is ${sql.lit(text)}`);

interface Facts {
  encoding: string;
  collate: string;
  type: string;
  provider: string;
  locale: string | null;
  owner: string;
}

/** Creates an empty database with the other's encoding, locale, owner, grants and settings. */
async function createAlike(db: Db, original: string, name: string): Promise<void> {
  // The column of the locale has another name in each of PostgreSQL 15, 16 and 17.
  const { rows } = await sql<Facts>`
    select pg_encoding_to_char(encoding) as encoding, datcollate as collate, datctype as type,
      coalesce(facts ->> 'datlocprovider', 'c') as provider,
      coalesce(facts ->> 'datlocale', facts ->> 'daticulocale') as locale, pg_get_userbyid(datdba) as owner
    from pg_database, lateral (select to_jsonb(pg_database) as facts) as row where datname = ${original}`.execute(
    db,
  );
  const [facts] = rows as [Facts];
  const locale = {
    i: sql`locale_provider icu icu_locale ${sql.lit(facts.locale)}`,
    b: sql`locale_provider builtin builtin_locale ${sql.lit(facts.locale)}`,
  }[facts.provider];
  await run(
    db,
    sql`create database ${sql.id(name)} template template0 encoding ${sql.lit(facts.encoding)}
      lc_collate ${sql.lit(facts.collate)} lc_ctype ${sql.lit(facts.type)} ${locale ?? sql``}`,
  );
  await remark(db, name, remarks.unfinished(original));
  try {
    for (const statement of [...(await grantsOf(db, original)), ...(await settingsOf(db, original))])
      await run(db, sql.raw(statement.replaceAll('%database%', `"${name}"`)));
    await run(db, sql`alter database ${sql.id(name)} owner to ${sql.id(facts.owner)}`);
  } catch (error) {
    await dropRemarked(db, remarks.unfinished(original));
    throw new OperatorError(`Grants or settings of the database cannot be copied: ${thrown(error).message}`);
  }
}

async function grantsOf(db: Db, original: string): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select format('grant %s on database %%database%% to %s%s', privilege_type,
      case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end,
      case when is_grantable then ' with grant option' else '' end) as statement
    from pg_database, aclexplode(datacl) where datname = ${original}`.execute(db);
  const statements = rows.map(({ statement }) => statement);
  return statements.length === 0 ? [] : ['revoke all on database %database% from public', ...statements];
}

async function settingsOf(db: Db, original: string): Promise<string[]> {
  // A list is stored as it is written, every other value without its quotes.
  const { rows } = await sql<{ statement: string }>`
    select format('alter %s set %I to %s',
      case setrole when 0 then 'database %database%'
        else format('role %I in database %%database%%', pg_get_userbyid(setrole)) end,
      split_part(setting, '=', 1),
      case when setting ~ '^(search_path|temp_tablespaces|session_preload_libraries)=' then value
        else quote_literal(value) end) as statement
    from pg_db_role_setting, unnest(setconfig) as setting,
      lateral (select substr(setting, strpos(setting, '=') + 1) as value) as parts
    where setdatabase = (select oid from pg_database where datname = ${original})`.execute(db);
  return rows.map(({ statement }) => statement);
}

/** A database can only be renamed from another one: a third one is made for that moment. */
async function swap(
  config: Addresses,
  { name, beside, kept }: { name: string; beside: string; kept: string },
): Promise<string> {
  const third = `${beside}_swap`;
  await asOwner(addressesOf(config, beside), async (owner) => {
    await run(owner, sql`create database ${sql.id(third)} template template0`);
    await remark(owner, third, remarks.unfinished(name));
  });
  await asOwner(addressesOf(config, third), async (db) => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname in (${name}, ${beside}) and backend_type = 'client backend'`.execute(db);
    await inTransaction(db, async (tx) => {
      await sql`alter database ${sql.id(name)} rename to ${sql.id(kept)}`.execute(tx);
      await sql`alter database ${sql.id(beside)} rename to ${sql.id(name)}`.execute(tx);
      await sql`comment on database ${sql.id(kept)} is ${sql.lit(remarks.replaced(name))}`.execute(tx);
      await sql`comment on database ${sql.id(name)} is null`.execute(tx);
    });
  }).catch((error) => {
    const { code } = thrown(error);
    if (code !== '55006' && code !== '42501') throw error;
    throw new OperatorError('The database is in use by other programs: stop the servers first');
  });
  await asOwner(config, (owner) => dropRemarked(owner, remarks.unfinished(name)));
  return kept;
}
