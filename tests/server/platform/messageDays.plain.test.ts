import { expect, it } from 'vitest';
import { accounts } from '../../../server/platform/messages/accounts';
import { banMessages } from '../../../server/platform/messages/bans';
import { contentMessages } from '../../../server/platform/messages/content';
import { erasureMessages } from '../../../server/platform/messages/erasure';
import { lostFactorMessages } from '../../../server/platform/messages/lostFactor';

const at = new Date('2027-03-01T06:30:00.000Z');

it.each([
  ['a name that changed not long ago', accounts.userNameAgain(at)],
  ['a ban', banMessages.banned({ bannedUntil: at, banKind: null, banMessage: null })],
  ['a publication that is scheduled', contentMessages.scheduled(at)],
  ['too few', contentMessages.tooFew(1, at)],
  ['too many', contentMessages.tooMany(6, at)],
  ['an owner alone', contentMessages.aloneFrom(at)],
  ['a closed account', erasureMessages.closed(at)],
  ['an own account that closes', erasureMessages.closedOwn(at)],
  ['an e-mail that can be undone', erasureMessages.emailStillUndone(at)],
  ['a factor that cannot be lost yet', lostFactorMessages.emailChanged(at)],
  ['a factor that was lost', lostFactorMessages.frozen(at)],
])('%s names a day as each language does, never by two numbers in English', (_, { vi, en }) => {
  expect(vi).toMatch(/\b01\/03\/2027\b/);
  expect(en).toMatch(/\b1 Mar 2027\b/);
  expect(en).not.toMatch(/\d\/\d/);
});
