import { randomInt } from 'node:crypto';
import { keptHome, Site } from '../site';
import { stage } from '../stage';

/** One wrong password for one of many accounts, from one of many networks, as the proxy says. */
async function guess(address: string): Promise<void> {
  const network = Array.from({ length: 4 }, () => randomInt(1, 223)).join('.');
  const response = await fetch(`${address}/api/user/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ email: `player${randomInt(1e6)}@outline.example`, password: 'one of many' }),
  });
  await response.text();
}

/** A site whose passwords are tried: all at once, and then with patience. */
export const signIns = stage({
  name: 'sign-ins',
  open: async (keep) => {
    const site = new Site(await keptHome(keep), keep);
    await site.add('site', { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
    const rush = { isOn: false };
    keep(() => {
      rush.isOn = false;
    });
    return { site, rush };
  },
  rounds: [
    [
      {
        alert: 'OutlinePasswordsWait',
        fails: 'fifty try passwords at once',
        also: ['OutlineSlow'],
        breaks: ({ site, rush }) => {
          rush.isOn = true;
          const one = async () => {
            while (rush.isOn) await guess(site.addressOf('site')).catch(() => undefined);
          };
          for (let n = 0; n < 50; n++) void one();
        },
        ends: ({ rush }) => {
          rush.isOn = false;
        },
      },
    ],
    [
      {
        alert: 'OutlineSignInsRefused',
        fails: 'somebody tries three passwords a second, each from another network',
        breaks: () => undefined,
        meanwhile: ({ site }) => Promise.all([1, 2, 3].map(() => guess(site.addressOf('site')))),
        ends: () => undefined,
      },
    ],
  ],
});
