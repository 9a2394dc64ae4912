import { login } from '../contract/calls/accounts';
import { listUsers } from '../contract/calls/users';
import { admin, RunningSite } from '../tests/e2e/site';
import { compare } from './measure';
import type { Report } from './report';

/**
 * Sign-ins with a wrong password, each for a different account, because the per-account limit would refuse a second one.
 */
const signIn = (site: RunningSite, emails: string[]) => () =>
  site.call(login.path, {
    method: 'POST',
    json: { email: emails.pop(), password: 'not-the-password' },
  });

/** The e-mails of the demo players. */
async function knownEmails(site: RunningSite): Promise<string[]> {
  const { body } = await site.call(login.path, { method: 'POST', json: admin });
  const list = await site.call(`${listUsers.path}?PageSize=100&Role=User`, { token: body.accessToken });
  return list.body.users.map(({ email }: { email: string }) => email);
}

/** Whether the time of a sign-in reveals that an account exists: 1 when it does not (docs/security.md). */
export async function benchSignIn(report: Report): Promise<void> {
  const site = await new RunningSite().start({ RATE_LIMITS: 'off' });
  const known = await knownEmails(site);
  const unknown = known.map((email) => `nobody-${email}`);
  await compare(
    report,
    'sign-in of an unknown e-mail, floor: a wrong password',
    { candidate: signIn(site, unknown), floor: signIn(site, known) },
    { rounds: 40 },
  );
  await site.remove();
}
