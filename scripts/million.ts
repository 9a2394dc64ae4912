import { spawnSync } from 'node:child_process';

// `npm run test:million`: a million players and two million payments on the PostgreSQL of TEST_DATABASE_URL; checks the
// plan of every statement and of every combination of filters, and that none takes more than 50 ms. Filling takes a quarter
// of an hour for each file and about 8 GB; `FILLED` is the address of a database that was filled before, and is kept.
const files = ['tests/server/plans.test.ts', 'tests/server/queries.test.ts'];
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
  { stdio: 'inherit', env: { PLAYERS: '1000000', ...process.env } },
);
process.exit(status ?? 1);
