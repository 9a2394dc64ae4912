import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { admin, RunningSite } from '../tests/e2e/site';
import { compare } from './measure';

const calls = 200;
const repeat = (run: () => Promise<unknown>) => async () => {
  for (let n = 0; n < calls; n++) await run();
};
const read = async (url: string, init?: RequestInit) => (await fetch(url, init)).arrayBuffer();
/** Sign-ins with a wrong password, each for a different account, as the limit per account would refuse a second one. */
const signIn = (site: RunningSite, emails: string[]) => () =>
  site.call('user/auth/login', {
    method: 'POST',
    json: { email: emails.pop(), password: 'not-the-password' },
  });

/** The e-mails of the demo players. */
async function knownEmails(site: RunningSite): Promise<string[]> {
  const { body } = await site.call('user/auth/login', { method: 'POST', json: admin });
  const list = await site.call('admin/user/get-all?PageSize=100&Role=User', { token: body.accessToken });
  return list.body.users.map(({ email }: { email: string }) => email);
}

/** The built server compared with a bare HTTP server that sends the same bytes, in the same run. */
export async function benchServer(): Promise<void> {
  const site = await new RunningSite().start({ RATE_LIMITS: 'off' });
  const packages = `${site.url}/api/user/payment/packages`;
  const body = await read(packages);
  const floor = createServer((_, answer) =>
    answer.setHeader('content-type', 'application/json').end(Buffer.from(body)),
  ).listen(0);
  await once(floor, 'listening');
  const bare = `http://127.0.0.1:${(floor.address() as AddressInfo).port}`;
  await compare(
    `server: ${calls} package lists, floor: bare HTTP`,
    repeat(() => read(packages)),
    repeat(() => read(bare)),
  );
  await compare(
    `server: ${calls} health checks, floor: bare HTTP`,
    repeat(() => read(`${site.url}/api/health`)),
    repeat(() => read(bare)),
  );
  const known = await knownEmails(site);
  const unknown = known.map((email) => `nobody-${email}`);
  await compare(
    'server: sign-in of an unknown e-mail, floor: wrong password',
    signIn(site, unknown),
    signIn(site, known),
    40,
  );
  floor.close();
  await site.remove();
}
