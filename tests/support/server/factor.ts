import { setTimeout as sleep } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import { password, type TestApp } from './testApp';

/** Returns the previous code, at a time when it stays valid for at least ten more seconds; uses the real clock. */
export async function previousCode(secret: string): Promise<string> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 10_000) await sleep(left);
  return new TOTP({ secret }).generate({ timestamp: Date.now() - 30_000 });
}

/** The code an authenticator app with this secret shows, `steps` half-minutes from now. */
export const codeOf = ({ clock }: Pick<TestApp, 'clock'>, secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + steps * 30_000 });

/** Codes that are not this secret's now nor about now: a fixed one is right once in some hundred thousand tries. */
export function wrongCodesOf(server: Pick<TestApp, 'clock'>, secret: string, count: number): string[] {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(server, secret, steps));
  const codes = Array.from({ length: count + right.length }, (_, n) => String(n).padStart(6, '0'));
  return codes.filter((code) => !right.includes(code)).slice(0, count);
}
/** One of them. */
export const wrongCodeOf = (server: Pick<TestApp, 'clock'>, secret: string): string =>
  wrongCodesOf(server, secret, 1).join('');

/** Sets up a second factor, and advances the clock so that the next code is new. */
export async function setUpFactor(server: TestApp, token: string, proof: object = { password }) {
  const begun = await server.post('user/second-factor/begin', proof, { token });
  const secret = begun.body.secret as string;
  const confirmed = await server.post(
    'user/second-factor/confirm',
    { code: codeOf(server, secret) },
    { token },
  );
  if (confirmed.status !== 200) throw new Error(`No factor: ${JSON.stringify(confirmed.body)}`);
  server.clock.advance(60_000);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}
