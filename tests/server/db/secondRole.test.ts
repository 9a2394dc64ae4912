import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerHome, serverHome } from '../../support/server/home';
import { spawnServer } from '../../support/server/process';
import { appUrl, sameDatabase } from '../../support/server/services';

describe.skipIf(!appUrl)('a server with a role of its own (skipped where .ci/services made none)', () => {
  let home: ServerHome;
  let server: ReturnType<typeof spawnServer>;
  let address: string;
  const client = () =>
    new pg.Client({ connectionString: sameDatabase(home.env.DATABASE_URL ?? '', appUrl ?? '') });
  beforeAll(async () => {
    home = await serverHome();
    const owner = home.env.DATABASE_URL ?? '';
    const own = sameDatabase(owner, appUrl ?? '');
    server = spawnServer({ ...home.env, DATABASE_URL: own, DATABASE_OWNER_URL: owner });
    address = await server.ready();
  });
  afterAll(async () => {
    await server?.kill('SIGTERM');
    await home.remove();
  });

  it('is migrated by the owner, serves, and says that privileges protect the history', async () => {
    expect(server.output.stdout).toContain('append-only: this server has no right to change it');
    expect((await fetch(`${address}/api/user/payment/packages`)).status).toBe(200);
    const subscribed = await fetch(`${address}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'reader@example.com' }),
    });
    expect(subscribed.status).toBeLessThan(300);
  });

  it.each([
    ['change the history', "update audits set action = 'nothing'"],
    ['delete from it', 'delete from audits'],
    ['switch its triggers off', 'alter table audits disable trigger all'],
    ['drop a table', 'drop table payments'],
    ['hide a migration', 'delete from migrations'],
  ])('has no right to %s', async (_what, statement) => {
    const connection = client();
    await connection.connect();
    const attempt = connection.query(statement);
    await expect(attempt).rejects.toThrow(/permission denied|must be owner/);
    await connection.end();
  });
});
