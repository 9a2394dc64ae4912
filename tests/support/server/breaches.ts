import {
  DummyDriver,
  Kysely,
  type Migration,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

const breaking =
  /\b(drop (table|column|constraint)|rename|alter column|truncate|set not null|delete from|add constraint|not valid)\b/i;
const required = /add column(?!.*\bdefault\b).*\bnot null\b/i;

/**
 * The statements, each on one line, that a server of the version before could not live with, or that keep its writers
 * waiting: indexes of existing tables are built while they go on (server/db/indexList.ts). A foreign key may go, as no write is
 * refused without it, and a check may be replaced by a wider one of the same name.
 */
export function breachesOf(statements: readonly string[]): string[] {
  const made = new Set(statements.map((text) => /create table (\w+)/i.exec(text)?.[1]));
  return statements.filter((text) => {
    const indexed = /create (?:unique )?index \w+ on (\w+)/i.exec(text)?.[1];
    if (indexed !== undefined && !made.has(indexed)) return true;
    return (breaking.test(text) && !isWidening(text)) || required.test(text);
  });
}

/** `alter table t drop constraint c, add constraint c check (…)`, in one statement. */
const isWidening = (text: string) =>
  /^alter table \w+ drop constraint (\w+)(, add constraint \1 check \(.*\)( not valid)?)?$/i.test(text) &&
  (text.endsWith('_fkey') || text.includes(' add constraint '));

/** The statements of a migration, each on one line. */
export async function statementsOf(up: Migration['up']): Promise<string[]> {
  const statements: string[] = [];
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql.replace(/\s+/g, ' ')),
  });
  await up(recorder);
  return statements;
}
