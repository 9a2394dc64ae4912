import { spawnSync } from 'node:child_process';

// `npm run test:storm`: 10,000 payment notices to servers that are killed and restarted, on the embedded database and, with
// TEST_DATABASE_URL, on PostgreSQL by two processes; checks that every đồng has its place.
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'server*', 'tests/server/storm.test.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { STORM_NOTICES: '10000', ...process.env } },
);
process.exit(status ?? 1);
