import { afterAll, beforeAll, expect, it } from 'vitest';
import { sections } from '../../../server/accounts/players/export/sections';
import { newId } from '../../../server/platform/ids';
import { inDatabase } from '../../../src/site/content/privacyLists';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

/** The tables with personal data that a player's export does not read, with the reason. */
const others: Readonly<Record<string, string>> = {
  'second_factors recovery_codes codes google_handovers rate_limits':
    'secrets, and what guards against guessing',
  erased_players: 'of accounts that are gone',
  'payment_attempts movements allocations': 'how a payment was paid; the payment is in it',
  'money_cases money_requests notes audits invitations staff_views':
    'what staff did and wrote, for themselves',
  'payment_events settlement_rows settlement_comparisons closed_days closed_day_changes':
    'what gateways said, and what it was compared with',
  gift_links: 'the way to a gift; the payment is in it',
  payer_days: 'the days of payments that are in it',
  wallet_checkpoints: 'sums of the entries that are in it',
};

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

it('a player’s export reads every table that the privacy page names, or it is listed with its reason', () => {
  const read = sections.map(
    ({ rows }) => rows({ id: newId(), email: 'an@example.com' }).compile(server.db).sql,
  );
  const named = inDatabase.flatMap(({ names }) => names);
  const left = named.filter(
    (table) => !read.some((text) => new RegExp(`(from|join) ${table}\\b`).test(text)),
  );
  expect([...new Set(left)].sort()).toEqual(
    Object.keys(others)
      .flatMap((names) => names.split(' '))
      .sort(),
  );
});
