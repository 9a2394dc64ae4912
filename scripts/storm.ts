import { spawnSync } from 'node:child_process';

// `npm run test:storm`: sends 10,000 payment notices, and plays 1,000 sequences of what gateways and people do with
// money, to servers that are killed and restarted; checks that every đồng is accounted for. On the embedded database, or
// with TEST_DATABASE_URL on PostgreSQL with two processes, and the notices then on both.
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'server*', '/storm.', '/moneyStorm.', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { STORM_NOTICES: '10000', MONEY_ROUNDS: '1000', ...process.env } },
);
process.exit(status ?? 1);
