import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '../contract/addresses';
import { login } from '../contract/calls/accounts';
import type { BodyOf, Call, ResponseOf } from '../contract/calls/call';
import { createPayment, getPackages, getPaymentStatus } from '../contract/calls/payments';
import { health } from '../contract/calls/service';

// `npm run smoke -- URL`: what visitors do first, over HTTP alone, against a site with demo data and the sandbox.

/** A player of the demo data; the password is published in README.md. */
const player = { email: 'minhkhoi@outline.example', password: 'outline-demo-2026' };

interface Given<C extends Call> {
  params?: Record<string, string>;
  body?: BodyOf<C>;
}

async function call<const C extends Call>(
  site: string,
  declared: C,
  { params, body }: NoInfer<Given<C>> = {},
): Promise<ResponseOf<C>> {
  const url = site + addressOf(declared, params);
  const response = await fetch(url, {
    method: declared.method,
    headers: body && { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Buys the first package for the player through the sandbox and waits until it is credited; returns the payment's id. */
async function buy(site: string): Promise<string> {
  const { packages } = await call(site, getPackages);
  const body = { email: player.email, packageId: packages[0]?.id ?? '' };
  const { transactionId, paymentUrl } = await call(site, createPayment, { body });
  const paid = await fetch(paymentUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ outcome: 'completed' }),
  });
  if (paid.status !== 303) throw new Error(`The sandbox returned ${paid.status}`);
  for (let tries = 0; tries < 120; tries++) {
    const { status } = await call(site, getPaymentStatus, { params: { transactionId } });
    if (status === 'COMPLETED') return transactionId;
    await sleep(250);
  }
  throw new Error('The payment was not completed within half a minute');
}

/** Health, the home page, a sign-in and one purchase; throws when one of them fails. */
export async function smoke(site: string): Promise<string> {
  await call(site, health);
  const home = await fetch(site);
  if (!home.ok || !(await home.text()).includes('<html')) throw new Error('There is no home page');
  await call(site, login, { body: player });
  return `${site}: health, home page, sign-in, and payment ${await buy(site)} completed`;
}

if (import.meta.url === `file://${process.argv[1]}`) {
  process.stdout.write(`${await smoke((process.argv[2] ?? '').replace(/\/$/, ''))}\n`);
}
