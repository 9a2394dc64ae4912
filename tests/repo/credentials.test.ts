import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type CredentialName, credentials } from '../../server/credentials/credentials';
import { filesBelow } from '../support/modules';

/** The files that make a secret or set a cookie, and what of `server/credentials` that is. */
const makers: Record<string, readonly CredentialName[]> = {
  'accounts/browserCookie.ts': ['browserCookie'],
  'accounts/challenge.ts': ['factorChallenge'],
  'accounts/codes.ts': ['verifyCode', 'emailCode', 'lostFactorCode', 'resetCode'],
  'accounts/erasure/links.ts': ['emailUndoLink', 'reopenLink', 'lostFactorLink'],
  'accounts/googleRoutes.ts': ['googleTry', 'googleLink', 'googleTicket', 'factorChallenge'],
  'accounts/googleTry.ts': ['googleTry', 'googleLink'],
  'accounts/googleTicket.ts': ['googleTicket'],
  'accounts/recoveryCodes.ts': ['secondFactor'],
  'accounts/secondFactor.ts': ['secondFactor', 'factorSetup'],
  'accounts/sessions.ts': ['session'],
  'accounts/signInNotice.ts': ['notMeLink'],
  'accounts/staff/invitations.ts': ['invitation', 'ownInvitations'],
  // The token of a session, for a quarter of an hour.
  'accounts/tokens.ts': ['session'],
  'cli/demo/playerRecords.ts': ['session'],
  'content/preview.ts': ['preview'],
  'payments/checkout/codeMisses.ts': ['codeProof'],
  'payments/checkout/creator.ts': ['buyerCookie'],
  'payments/effects/giftLinks.ts': ['giftLink'],
  'payments/effects/receiptMail.ts': ['receiptLink'],
};

/** What is a row and no secret: whoever may use it is known by something else. */
const rows: readonly CredentialName[] = [
  'firstBonus',
  'googleAccount',
  'lostFactor',
  'offerCode',
  'promisedPrice',
  'undoOffer',
];

/** Files that do the same and give nobody anything. */
const others: Record<string, string> = {
  'accounts/erasure/names.ts': 'hides the name of who was erased',
  'accounts/users.ts': 'the end of a user name',
  'cli/backup/manifest.ts': 'names the key with which a backup was sealed',
  'http/reads.ts': 'says where the lists of whoever has written are read',
  'mail/outbox.ts': 'seals the values of a mail that waits',
  'operations/persistedKeys.ts': 'seals keys in the database',
  'operations/reencrypt.ts': 'seals again what another secret sealed',
  'payments/gateways/payosOrders.ts': 'the number of an order',
  'payments/gateways/signature.ts': 'the signature of a gateway',
  'payments/gateways/vnpaySignature.ts': 'the signature of a gateway',
};

const making = /\b(newToken|createHmac|seal|setCookie|randomInt)\(|\.sign\(/;

it('every secret and cookie that the server makes is declared, or opens nothing', () => {
  const found = filesBelow('server')
    .filter(
      (file) =>
        file.endsWith('.ts') && making.test(readFileSync(file, 'utf8').replace(/^export function \w+/gm, '')),
    )
    .map((file) => file.replace('server/', ''));
  expect(found.sort()).toEqual([...Object.keys(makers), ...Object.keys(others)].sort());
  expect([...new Set([...Object.values(makers).flat(), ...rows])].sort()).toEqual(
    Object.keys(credentials).sort(),
  );
});
