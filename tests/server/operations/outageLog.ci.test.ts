import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { kyselyOver } from '../../../server/db/open';
import { openPool, poolDialect } from '../../../server/db/postgres';
import { outageLog } from '../../../server/operations/outageLog';
import { serverLog } from '../../../server/platform/log';
import { outline } from '../../support/server/commandLine';
import { createDatabase, postgresUrl } from '../../support/server/database';
import { buildTestApp } from '../../support/server/testApp';

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it('tells of an outage in a line each half minute, with how many failures there were, and of anything else each time', () => {
  let now = 0;
  const told: Array<[object, string]> = [];
  const tell = outageLog(() => now);
  const fail = (error: unknown) =>
    tell(error, (facts, message) => told.push([facts, message]), 'work failed');
  for (now = 0; now < 60_000; now += 500) fail(away());
  now = 120_000;
  fail(Object.assign(new Error('could not extend file'), { code: '53100' }));
  const bug = new Error('a bug');
  fail(bug);
  expect(told).toEqual([
    [{ reason: 'connect ECONNREFUSED', before: 0 }, 'work failed: the database is away'],
    [{ reason: 'connect ECONNREFUSED', before: 59 }, 'work failed: the database is away'],
    [{ reason: 'could not extend file', before: 59 }, 'work failed: a disk is full'],
    [{ err: bug }, 'work failed'],
  ]);
});

it('writes one line without a stack for many requests that fail while the database is away', async () => {
  const server = await buildTestApp();
  const db = kyselyOver(poolDialect(openPool('postgres://nobody@127.0.0.1:9/none', () => undefined)));
  const lines: string[] = [];
  const logger = serverLog('error', { write: (line) => void lines.push(line) });
  const app = await buildApp({ ...server.deps, db, logger });
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => app.inject('/api/user/payment/packages')),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('the database is away');
  expect(lines[0]).not.toContain('stack');
  await app.close();
  await db.destroy();
  await server.close();
});

it.skipIf(!postgresUrl)(
  'migrating as a role without the right ends with one line that names the setting',
  async () => {
    const database = await createDatabase(postgresUrl ?? '');
    const db = kyselyOver(poolDialect(openPool(database.address, () => undefined, { max: 1 })));
    await sql`revoke create on schema public from public`.execute(db);
    await db.destroy();
    const address = new URL(database.address);
    Object.assign(address, { username: 'outline_app', password: 'outline' });
    const env = { DATABASE_URL: address.href, JWT_SECRET: 'a secret for tests that is long enough' };
    const { done } = await outline(env, 'migrate');
    expect(done).toMatch(/^The role of DATABASE_URL lacks a right: .*DATABASE_OWNER_URL\)$/);
    await database.drop();
  },
);
