import { setTimeout as sleep } from 'node:timers/promises';
import type { Tokens } from '../../../contract/accounts';
import { addressOf } from '../../../contract/addresses';
import { login } from '../../../contract/calls/accounts';
import { createPayment, getPackages, getPaymentStatus } from '../../../contract/calls/payments';
import { getProfile, searchPlayers } from '../../../contract/calls/players';
import * as tokens from '../../../contract/calls/tokens';
import { buyerOf, buyerPassword } from './buyers';

/** Things that buyers and readers saw but must never see. */
export type Wrong = string[];

/** A response; without a connection the status is 0 and the body empty. */
interface Answer<T> {
  status: number;
  body: Partial<T>;
}
/** 0 means a broken connection; 502 and 503 mean that a proxy or a server asks to retry later. */
const later = [0, 502, 503];
/** Between two calls of one person, in milliseconds: a trouble is to meet them, not to be outrun by them. */
const pace = 150;

async function callSite<T>(url: string, init?: RequestInit): Promise<Answer<T>> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : {} };
  } catch {
    return { status: 0, body: {} };
  }
}
const json = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/**
 * Buys one package after another for one player until `isOver`, paying each at the gateway; returns the payments for
 * which the gateway received money.
 */
export async function buyAgain(
  site: string,
  buyer: number,
  packageId: string,
  { isOver, wrong }: { isOver: () => boolean; wrong: Wrong },
): Promise<string[]> {
  const paid: string[] = [];
  while (!isOver()) {
    const made = await callSite<{ transactionId: string; paymentUrl: string }>(
      site + addressOf(createPayment),
      json({ email: buyerOf(buyer), packageId }),
    );
    // 409: the payment is still open, as its state has not been reported yet.
    if ([...later, 409].includes(made.status)) {
      await sleep(50);
      continue;
    }
    const { transactionId, paymentUrl } = made.body;
    // 200: the payment was created, but the first response was lost.
    if (![200, 201].includes(made.status) || !transactionId || !paymentUrl) {
      wrong.push(`create ${made.status} ${JSON.stringify(made.body)}`);
      return paid;
    }
    const page = await fetch(paymentUrl, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay' }),
      redirect: 'manual',
    }).catch(() => null);
    if (page?.status !== 303) continue;
    paid.push(transactionId);
    await untilCompleted(site, transactionId, { isOver, wrong });
    await sleep(pace);
  }
  return paid;
}

async function untilCompleted(
  site: string,
  id: string,
  { isOver, wrong }: { isOver: () => boolean; wrong: Wrong },
): Promise<void> {
  while (!isOver()) {
    const { status, body } = await callSite<{ status: string }>(
      site + addressOf(getPaymentStatus, { transactionId: id }),
    );
    if (status === 200 && body.status === 'COMPLETED') return;
    if (status === 200 ? body.status !== 'PENDING' : !later.includes(status)) {
      wrong.push(`status ${status} ${JSON.stringify(body)}`);
      return;
    }
    await sleep(100);
  }
}

/** Looks up players and packages until `isOver`: each call succeeds or has to retry, and nothing else. */
export async function readAgain(
  site: string,
  { isOver, wrong }: { isOver: () => boolean; wrong: Wrong },
): Promise<number> {
  let read = 0;
  while (!isOver()) {
    const search = await callSite<Array<{ userName: string }>>(
      `${site}${addressOf(searchPlayers)}?query=buyer0`,
    );
    if (search.status === 200) {
      read++;
      if (search.body[0]?.userName !== 'buyer0') wrong.push(`search ${JSON.stringify(search.body)}`);
    } else if (!later.includes(search.status)) wrong.push(`search ${search.status}`);
    const packages = await callSite<{ packages: unknown[] }>(site + addressOf(getPackages));
    if (packages.status === 200 ? packages.body.packages?.length !== 1 : !later.includes(packages.status)) {
      wrong.push(`packages ${packages.status} ${JSON.stringify(packages.body)}`);
    }
    await sleep(pace);
  }
  return read;
}

/** Uses one session until `isOver`, refreshing its token now and then; the session must never be refused. */
export async function staySignedIn(
  site: string,
  { isOver, wrong }: { isOver: () => boolean; wrong: Wrong },
): Promise<number> {
  const signIn = () =>
    callSite<Tokens>(site + addressOf(login), json({ email: buyerOf(0), password: buyerPassword }));
  let signedIn = await signIn();
  while (signedIn.status !== 200) signedIn = await signIn();
  let { accessToken } = signedIn.body;
  const { refreshToken } = signedIn.body;
  let used = 0;
  for (let turn = 1; !isOver(); turn++) {
    const profile = await callSite(site + addressOf(getProfile), {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    if (profile.status === 200) used++;
    else if (!later.includes(profile.status)) wrong.push(`profile ${profile.status}`);
    // Less often than the limit of refreshes allows.
    if (turn % 30 === 0) {
      const refreshed = await callSite<Tokens>(site + addressOf(tokens.refreshToken), json({ refreshToken }));
      if (refreshed.status === 200) accessToken = refreshed.body.accessToken;
      else if (!later.includes(refreshed.status)) wrong.push(`refresh ${refreshed.status}`);
    }
    await sleep(pace);
  }
  return used;
}
