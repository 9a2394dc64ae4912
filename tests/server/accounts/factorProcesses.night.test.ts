import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../../server/platform/clock';
import { postgresUrl } from '../../support/server/database';
import { previousCode } from '../../support/server/factor';
import { type ServerHome, serverHome } from '../../support/server/home';
import { postTo, spawnServer } from '../../support/server/process';
import { shiftedClock } from '../../support/server/shiftedClock';

/** Needs two separate processes, which an embedded database cannot serve. */
describe.skipIf(!postgresUrl)('the second factor over two processes, each ten minutes off', () => {
  const admin = { email: 'boss@outline.example', password: 'a long enough phrase' };
  let home: ServerHome;
  let servers: Array<ReturnType<typeof spawnServer>>;
  let addresses: string[];
  let secret: string;
  beforeAll(async () => {
    home = await serverHome();
    const more = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
    servers = [minutes(10), -minutes(10)].map((ahead, n) =>
      spawnServer({ ...home.env, ...more, ...shiftedClock(ahead), DATA_DIR: `${home.dataDir}-${n}` }),
    );
    addresses = await Promise.all(servers.map((server) => server.ready()));
    secret = await setUp();
  });
  afterAll(async () => {
    for (const server of servers ?? []) await server.kill('SIGTERM');
    await home?.remove();
  });

  const signIn = (n: number, code?: string) =>
    postTo(addresses[n % 2] ?? '', 'user/auth/login', { ...admin, ...(code && { code }) });
  /** A call about the factor of a session, by the first process or the second. */
  const factorCall = async (n: number, token: string, path: string, body: object = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const url = `${addresses[n]}/api/user/${path}`;
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
  async function setUp(): Promise<string> {
    const token = (await signIn(0))?.body.accessToken ?? '';
    const { secret: made = '' } = (
      await factorCall(0, token, 'second-factor/begin', { password: admin.password })
    ).body;
    // The previous code, so that the current one is still unused.
    await factorCall(0, token, 'second-factor/confirm', { code: await previousCode(made) });
    return made;
  }

  it('accepts a code once when sent to both concurrently', async () => {
    const code = new TOTP({ secret }).generate();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => signIn(n, code)));
    const passed = answers.flatMap((answer) =>
      answer?.status === 200 ? [answer.body.accessToken ?? ''] : [],
    );
    expect(passed).toHaveLength(1);
    // Recent enough for both processes.
    const [token = ''] = passed;
    const renewed = [0, 1].map((n) => factorCall(n, token, 'second-factor/recovery-codes'));
    expect((await Promise.all(renewed)).map(({ status }) => status)).toEqual([200, 200]);
    const next = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
    const { status, body } = await factorCall(1, token, 'auth/step-up', { code: next });
    expect(status).toBe(200);
    expect(Math.abs(Date.parse(body.until ?? '') - Date.now() - minutes(10))).toBeLessThan(minutes(1));
  });

  it('[11] compares ten guesses of a network, however many are sent to both concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => signIn(n, String(200_000 + n))));
    const compared = answers.filter((answer) => answer?.status === 401);
    // Those of the previous test count too.
    expect(compared.length).toBeLessThanOrEqual(10);
    expect(answers.filter((answer) => answer?.status === 429)).toHaveLength(40 - compared.length);
  });
});
