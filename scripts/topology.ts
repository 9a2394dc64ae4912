import { spawnSync } from 'node:child_process';
import { build } from './build';
import { isStale } from './stamp';

// `npm run test:topology`: the processes of compose.yaml with its settings, without containers: proxy, two web processes,
// a worker, PostgreSQL (TEST_DATABASE_URL), Redis or Valkey, and a picture store.
if (isStale()) await build();
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'e2e', 'tests/e2e/topology.test.ts'], {
  stdio: 'inherit',
  env: {
    TOPOLOGY: 'on',
    TEST_DATABASE_URL: 'postgres://outline:outline@127.0.0.1:5432/outline_test',
    ...process.env,
  },
});
process.exit(status ?? 1);
