import { spawnSync } from 'node:child_process';

// `npm run test:faults`: 50 rounds of kill -9 under load, on the embedded database and, with TEST_DATABASE_URL, on
// PostgreSQL; checks all invariants after each round.
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'server*', '/faults.', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { FAULT_ROUNDS: '50', ...process.env } },
);
process.exit(status ?? 1);
