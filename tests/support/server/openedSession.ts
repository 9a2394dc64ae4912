import { openSession } from '../../../server/accounts/sessions';
import { inTransaction } from '../../../server/db/guard';
import type { TestApp } from './testApp';

type Account = Parameters<typeof openSession>[2];

/** Signs somebody in without a password, whose hash takes longer than all the rest of what a test repeats often. */
export async function openedSession({ db, deps }: TestApp, account: Account, network = ''): Promise<string> {
  const origin = { device: null, network, browserHash: null, language: 'vi' as const };
  const { accessToken } = await inTransaction(db, (tx) =>
    openSession(tx, deps, account, { origin, factorAt: null }),
  );
  return accessToken;
}
