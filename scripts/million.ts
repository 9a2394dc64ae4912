import { spawnSync } from 'node:child_process';
import pg from 'pg';

// `npm run test:million`: a million players and two million payments on the PostgreSQL at TEST_DATABASE_URL; checks the
// plan of every statement and of every combination of filters, that none takes more than 50 ms, and that a page of the
// studio's lists takes no more than in a small shop (alone with `-- -t "new list"`). Filling the database takes from a
// quarter to half an hour and about 10 GB; `FILLED` is the address of an already filled database, which is kept.
const files = ['/plans.', '/queries.'];
const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error('TEST_DATABASE_URL: the address of a PostgreSQL that may make databases');
const own = new URL('/outline_million', server).href;

async function atServer(statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

if (!process.env.FILLED) {
  await atServer('drop database if exists outline_million');
  await atServer('create database outline_million');
}
const { status } = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--project',
    'server-postgres',
    '--no-file-parallelism',
    ...files,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { PLAYERS: '1000000', FILLED: own, ...process.env } },
);
if (!process.env.FILLED) await atServer('drop database outline_million');
process.exit(status ?? 1);
