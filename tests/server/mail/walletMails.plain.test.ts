import { expect, it } from 'vitest';
import { itemMoved, walletChanged } from '../../../server/mail/templates/walletTexts';
import { itemMessages } from '../../../server/platform/messages/items';

const subjectOf = (wallet: string, amount: string) =>
  walletChanged({ wallet, amount, balance: '1', isTaken: '' }).subject[1];

it('a single diamond is one', () => {
  expect(subjectOf('diamonds', '1')).toBe('1 diamond has been added to your account');
  expect(subjectOf('diamonds', '1500')).toBe('1,500 diamonds have been added to your account');
  expect(subjectOf('golds', '1500')).toBe('1,500 gold has been added to your account');
  const taken = itemMoved({ item: 'Hat', isTaken: 'true', wallet: 'diamonds', amount: '1', balance: '11' });
  expect(JSON.stringify(taken.lines)).toContain('1 diamond came back to you. You now have 11 diamonds.');
  expect(itemMessages.missing(1, 'diamonds').en).toBe('You are 1 diamond short.');
});
