import { password, type TestApp } from './testApp';

/** Addresses that strangers call from, by the number of the call, and how many networks they are. */
export const strangers = {
  'one address': [() => '198.51.100.7', 1],
  'an IPv4 /24': [(n: number) => `198.51.100.${n % 250}`, 1],
  'four networks': [(n: number) => `198.51.${n % 4}.9`, 4],
  'many networks': [(n: number) => `198.${n >> 8}.${n & 255}.9`, Number.POSITIVE_INFINITY],
  'an IPv6 /64': [(n: number) => `2001:db8:9:1::${n.toString(16)}`, 1],
  "an IPv6 /48, the person's own": [(n: number) => `2001:db8:1:${(n + 100).toString(16)}::9`, 1],
  'many IPv6 /48': [(n: number) => `2001:db8:${(n + 100).toString(16)}:1::9`, Number.POSITIVE_INFINITY],
} as const satisfies Record<string, readonly [(n: number) => string, number]>;
export type Strangers = keyof typeof strangers;

/** From where the person has signed in before. */
export interface Known {
  remoteAddress: string;
  headers?: Record<string, string>;
}

const cookieOf = (headers: Record<string, unknown>): string =>
  /outline_browser=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';

/** Signs a person in from an IPv4 and an IPv6 network, and from a browser that is somewhere else each time. */
export async function knownPlaces(server: TestApp, email: string): Promise<() => Known[]> {
  const places: Known[] = [{ remoteAddress: '203.0.113.5' }, { remoteAddress: '2001:db8:1:2::5' }];
  for (const place of places) {
    const { status } = await server.post('user/auth/login', { email, password }, place);
    if (status !== 200) throw new Error(`${place.remoteAddress}: ${status}`);
  }
  const at = { remoteAddress: '192.0.2.77' };
  const { headers } = await server.post('user/auth/login', { email, password }, at);
  let moved = 0;
  return () => [...places, { remoteAddress: `100.64.${moved++}.7`, headers: { cookie: cookieOf(headers) } }];
}
