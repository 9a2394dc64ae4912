import type { Subject } from './accountEvents';
import { setUpFactor } from './factor';
import { password, type TestApp } from './testApp';

const done = async (answer: ReturnType<TestApp['post']>) => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
};

/** A player with a second factor, and a session that has just given it. */
export async function makeHolder(server: TestApp, given: { email?: string } = {}) {
  const { id, email } = await server.makeUser(given);
  const { accessToken: token } = await server.signIn(email);
  return { id, email, password, token, ...(await setUpFactor(server, token)) };
}

/** Asks the staff to take the factor away, as a player who has lost it. */
export async function loseFactor(server: TestApp, subject: Pick<Subject, 'email' | 'password'>) {
  const { email, password: secret } = subject;
  const signIn = { email, password: secret };
  await done(server.post('user/auth/lost-factor', signIn));
  const code = await server.codeFor(email);
  await done(server.post('user/auth/lost-factor/confirm', { ...signIn, code }));
}

/** Does something about an open request as somebody of the support who has not done anything about it before. */
export async function decideLost(server: TestApp, id: string, act: 'confirm' | 'approve' | 'refuse') {
  const { token } = await server.makeStaff('support');
  await done(server.post(`admin/players/${id}/lost-factor`, { act, reason: 'called back' }, { token }));
}
