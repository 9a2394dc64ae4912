import { setTimeout as sleep } from 'node:timers/promises';

// `npm run smoke -- URL`: what visitors do first, over HTTP alone, against a site with demo data and the sandbox.

/** A player of the demo data; the password is published in README.md. */
const player = { email: 'minhkhoi@outline.example', password: 'outline-demo-2026' };

async function call<T>(url: string, json?: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, json && { method: 'POST', headers, body: JSON.stringify(json) });
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Buys the first package for the player through the sandbox and waits until it is credited; returns the payment's id. */
async function buy(site: string): Promise<string> {
  const { packages } = await call<{ packages: Array<{ id: string }> }>(`${site}/api/user/payment/packages`);
  const wanted = { email: player.email, packageId: packages[0]?.id };
  const opened = await call<{ transactionId: string; paymentUrl: string }>(
    `${site}/api/user/payment/create`,
    wanted,
  );
  const paid = await fetch(opened.paymentUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome: 'completed' }),
  });
  if (paid.status !== 303) throw new Error(`The sandbox returned ${paid.status}`);
  for (let tries = 0; tries < 120; tries++) {
    const { status } = await call<{ status: string }>(
      `${site}/api/user/payment/status/${opened.transactionId}`,
    );
    if (status === 'COMPLETED') return opened.transactionId;
    await sleep(250);
  }
  throw new Error('The payment was not completed within half a minute');
}

/** Health, the home page, a sign-in and one purchase; throws when one of them fails. */
export async function smoke(site: string): Promise<string> {
  await call(`${site}/api/health`);
  const home = await fetch(site);
  if (!home.ok || !(await home.text()).includes('<html')) throw new Error('There is no home page');
  await call(`${site}/api/user/auth/login`, player);
  return `${site}: health, home page, sign-in, and payment ${await buy(site)} completed`;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  process.stdout.write(`${await smoke((process.argv[2] ?? '').replace(/\/$/, ''))}\n`);
}
