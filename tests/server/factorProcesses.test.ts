import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresUrl } from '../support/server/database';
import { previousCode } from '../support/server/factor';
import { type ServerHome, serverHome } from '../support/server/home';
import { postTo, spawnServer } from '../support/server/process';

/** Needs two separate processes, which an embedded database cannot serve. */
describe.skipIf(!postgresUrl)('the second factor over two processes', () => {
  const admin = { email: 'boss@outline.example', password: 'a long enough phrase' };
  let home: ServerHome;
  let servers: Array<ReturnType<typeof spawnServer>>;
  let addresses: string[];
  let secret: string;
  beforeAll(async () => {
    home = await serverHome();
    const more = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
    servers = [1, 2].map((n) => spawnServer({ ...home.env, ...more, DATA_DIR: `${home.dataDir}-${n}` }));
    addresses = await Promise.all(servers.map((server) => server.ready()));
    secret = await setUp();
  });
  afterAll(async () => {
    for (const server of servers ?? []) await server.kill('SIGTERM');
    await home?.remove();
  });

  const signIn = (n: number, code?: string) =>
    postTo(addresses[n % 2] ?? '', 'user/auth/login', { ...admin, ...(code && { code }) });
  async function setUp(): Promise<string> {
    const token = (await signIn(0))?.body.accessToken ?? '';
    const post = async (path: string, body: object) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const url = `${addresses[0]}/api/user/second-factor/${path}`;
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      return (await answer.json()) as Record<string, string>;
    };
    const { secret: made = '' } = await post('begin', { password: admin.password });
    // The previous code, so that the current one is still unused.
    await post('confirm', { code: await previousCode(made) });
    return made;
  }

  it('accepts a code once when sent to both concurrently', async () => {
    const code = new TOTP({ secret }).generate();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => signIn(n, code)));
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
  });

  it('[11] compares ten guesses of a network, however many are sent to both concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => signIn(n, String(200_000 + n))));
    const compared = answers.filter((answer) => answer?.status === 401);
    // Those of the previous test count too.
    expect(compared.length).toBeLessThanOrEqual(10);
    expect(answers.filter((answer) => answer?.status === 429)).toHaveLength(40 - compared.length);
  });
});
