import { spawnSync } from 'node:child_process';

// `npm run test:fleet`: two web processes and two workers over PostgreSQL and Valkey keep selling through every kind of
// failure, each lasting 30 seconds; needs what .ci/services starts.
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'server-postgres', '/fleet.', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { FLEET_SECONDS: '30', ...process.env } },
);
process.exit(status ?? 1);
