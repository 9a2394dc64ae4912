import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { migrate } from '../server/db/migrate';
import { kyselyOver } from '../server/db/open';
import { pgliteDialect } from '../server/db/pglite';

// `npm run house`: how much there is of what, so that a change of the whole can be shown in figures. Lines by room, of those that
// Git knows; what the schema holds; the places of a field; the longest files. `npm run house:payment` has a payment's way.

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
  .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }));

const sum = (all: typeof files) => all.reduce((total, { lines }) => total + lines, 0);
const median = (all: typeof files) =>
  all.map(({ lines }) => lines).sort((a, b) => a - b)[all.length >> 1] ?? 0;
/** A room is a folder of the tree's first level, or of the second in the large ones. */
const roomOf = (path: string): string => {
  const [first = '', second = '', third] = path.split('/');
  return ['server', 'src', 'tests'].includes(first) && third ? `${first}/${second}` : first;
};

const rows: Array<[string, string]> = [];
for (const room of [...new Set(files.map(({ path }) => roomOf(path)))].sort()) {
  const all = files.filter(({ path }) => roomOf(path) === room);
  rows.push([room, `${sum(all)} lines, ${all.length} files`]);
}
const product = files.filter(({ path }) => /^(contract|server|src)\//.test(path));
rows.push(['contract, server and src', `${sum(product)} lines, half of the files up to ${median(product)}`]);
rows.push(['tests', `${sum(files.filter(({ path }) => path.startsWith('tests/')))} lines`]);

const db = kyselyOver(pgliteDialect(await PGlite.create()));
await migrate(db);
const { rows: counts } = await sql<{ name: string; count: number }>`
  select 'tables' as name, count(*)::int as count from pg_tables where schemaname = 'public'
  union all select 'triggers', count(*)::int from pg_trigger where not tgisinternal
  union all select 'functions', count(*)::int from pg_proc where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all select 'indexes', count(*)::int from pg_indexes where schemaname = 'public'
  union all select * from (select 'indexes of ' || tablename, count(*)::int from pg_indexes where schemaname = 'public'
    group by tablename order by 2 desc, 1 limit 3) as most`.execute(db);
await db.destroy();
for (const { name, count } of counts) rows.push([name, String(count)]);

/** The places that name something: files of the product, but for the demonstration's rows. */
const placesOf = (name: RegExp) =>
  product.filter(({ path }) => !path.includes('/demo/') && name.test(readFileSync(path, 'utf8')));
rows.push(['places of a field of a resource', String(placesOf(/\bbulletSpeed\b/).length)]);
rows.push(['places of a field of a list', String(placesOf(/\bsecondsToSettle\b/).length)]);

const checkout = placesOf(/from '[./a-z]*\/checkout\/[a-zA-Z]+'/);
rows.push(['entries into checkout', `${checkout.length} files of other rooms`]);

for (const { path, lines } of product.toSorted((a, b) => b.lines - a.lines).slice(0, 5))
  rows.push([path, `${lines} lines`]);
const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, value] of rows) process.stdout.write(`${name.padEnd(width)}  ${value}\n`);
