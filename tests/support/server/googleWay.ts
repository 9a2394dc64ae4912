import type { openIdProvider, Person, Tamper } from './provider';
import type { TestApp } from './testApp';

const site = 'http://localhost:3000';
export const callback = `${site}/auth/google/callback`;

export const cookieOf = (answer: { headers: Record<string, unknown> }, name: string) =>
  [answer.headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith(`${name}=`) && !cookie.includes('=;')) ?? '';
export const pair = (cookie: string) => cookie.split(';')[0] ?? '';

export const google = (name: string, more: Partial<Person> = {}): Person => ({
  sub: `sub-${name}`,
  email: `${name}@gmail.example`,
  email_verified: true,
  given_name: 'Thảo',
  family_name: 'Lê',
  ...more,
});

interface Way {
  server: TestApp;
  provider: Awaited<ReturnType<typeof openIdProvider>>;
}

/** The steps of a sign-in by Google in one browser, at the server and provider of a test. */
export function googleWay(way: () => Way) {
  const login = (redirect = callback) =>
    way().server.get(`external/auth/google-login?redirect_uri=${encodeURIComponent(redirect)}`);
  /** The whole flow to the callback page; returns the final address and the one-time cookie. */
  const comeBack = async (person: Person, lie?: Tamper, cookie?: string) => {
    const { server, provider } = way();
    const out = await login();
    const back = provider.agree(String(out.headers.location), person, lie);
    const answer = await server.get(back, {
      headers: { cookie: cookie ?? pair(cookieOf(out, 'outline_google_try')) },
    });
    return { answer, back, handover: pair(cookieOf(answer, 'outline_google_handover')) };
  };
  const exchange = (cookie: string, headers: Record<string, string> = {}, query = '') =>
    way().server.post(`external/auth/google-token${query}`, undefined, {
      headers: { cookie, origin: site, ...headers },
    });
  return { login, comeBack, exchange };
}
