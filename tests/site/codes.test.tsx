import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from '../../src/site/shop/ShopPage';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { jade, openPayment, seenOf, shopPackage, shopStart } from '../support/shop';
import '../support/shopParts';
import { fakeTime, pass } from '../support/time';

const refused = 'This code cannot be used for the chosen package.';
let answer: object;
let created: unknown[];
let asked: unknown[];

beforeEach(() => {
  fakeTime(shopStart);
  const document = window.document.implementation.createHTMLDocument();
  const tab = { opener: {}, close: vi.fn(), location: { replace: vi.fn() }, document };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  answer = { status: 'PENDING' };
  on('get', 'user/payment/packages', { packages: [shopPackage(1), shopPackage(2)] });
  on('get', 'user/payment/gateways', { gateways: [{ name: 'payos', currencies: ['VND'] }] });
  on('get', 'user/payment/pending', () => refuse(404, 'None'));
  on('get', 'user/search', [jade]);
  on('get', 'user/payment/status/t1', () => answer);
  // Only for the first package.
  asked = on('post', 'user/payment/offer', ({ body }) =>
    JSON.stringify(body) === JSON.stringify({ email: jade.email, packageId: 'p1', code: 'rong10' })
      ? { code: 'RONG10', bonus: 10 }
      : refuse(400, refused, { code: [refused] }),
  );
  created = on('post', 'user/payment/create', () => ({
    ...openPayment(),
    offer: { code: 'RONG10', bonus: 10 },
  }));
});
afterEach(() => vi.useRealTimers());

async function openBar() {
  await renderSite(<Page />, { language: 'en', path: '/shops' });
  await pass();
  await pass(500);
  expect(screen.queryByRole('button', { name: 'Do you have a code?' })).not.toBeInTheDocument();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'jad' } });
  await pass(400);
  fireEvent.click(screen.getByRole('option'));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await pass();
  await choose(1);
  fireEvent.click(screen.getByRole('button', { name: 'Do you have a code?' }));
  expect(field()).toHaveFocus();
}
async function choose(n: number) {
  fireEvent.click(document.querySelector(`input[value="p${n}"]`) as Element);
  await pass();
  await pass(500);
}
const field = () => screen.getByRole('textbox', { name: 'Code' });
async function type(code: string) {
  fireEvent.change(field(), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await pass();
}
async function payNow() {
  fireEvent.click(document.querySelector('[aria-describedby="pay-reason"]') as Element);
  await pass();
}

it('a code is checked for the recipient and the package, begins with the payment and stands on it', async () => {
  await openBar();
  await type(' rong10 ');
  expect(asked).toEqual([{ email: jade.email, packageId: 'p1', code: 'rong10' }]);
  expect(screen.getByText('The code RONG10 adds 10 diamonds.')).toBeVisible();
  // Of another package it brings nothing, and there it does not go with the payment.
  await choose(2);
  expect(field()).toHaveAccessibleDescription(refused);
  await choose(1);
  expect(field()).not.toHaveAccessibleDescription(refused);
  await payNow();
  const seen = seenOf(1, { offer: { code: 'RONG10', bonus: 10 } });
  expect(created).toEqual([{ email: jade.email, packageId: 'p1', code: 'rong10', seen }]);
  answer = { status: 'COMPLETED' };
  await pass(15_000);
  expect(screen.getByText('RONG10: +10 diamonds')).toBeVisible();
  expect(screen.getAllByText('110 diamonds were added to jade.')).not.toEqual([]);
});

it('a code that brings nothing is said at its field, and the payment goes on without it', async () => {
  await openBar();
  await type('nothing');
  expect(field()).toHaveAccessibleDescription(refused);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('button', { name: 'Do you have a code?' })).toHaveFocus();
  await payNow();
  expect(created).toEqual([{ email: jade.email, packageId: 'p1', seen: seenOf(1) }]);
});

it('the bar shows the total with the code, and what the server names instead before a second press', async () => {
  await openBar();
  await type('rong10');
  const bar = screen.getByRole('region', { name: 'Payment' });
  expect(bar).toHaveTextContent('110 diamonds');
  const now = seenOf(1, { amount: 15_000, diamonds: 70, offer: { code: 'RONG10', bonus: 7 } });
  const refusing = on('post', 'user/payment/create', () =>
    Response.json({ message: 'It changed', purchase: now }, { status: 409 }),
  );
  await payNow();
  expect(refusing).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(/it is now 15,000\sVND for 77 diamonds/);
  expect(bar).toHaveTextContent(/77 diamonds.*15,000\sVND/);
  const accepted = on('post', 'user/payment/create', { ...openPayment(), ...now, offer: { bonus: 7 } });
  await payNow();
  expect(accepted).toEqual([{ email: jade.email, packageId: 'p1', code: 'rong10', seen: now }]);
  answer = { status: 'COMPLETED', diamonds: 77 };
  await pass(15_000);
  expect(screen.getAllByText('77 diamonds were added to jade.')).not.toEqual([]);
  // Who may not read the code of a payment is shown what it brings.
  expect(screen.getByText('+7 diamonds')).toBeVisible();
});

it('an open payment that the server names is what the second press goes on with', async () => {
  await openBar();
  const open = { ...seenOf(1, { amount: 9000 }), transactionId: 't0', expiresAt: openPayment().expiresAt };
  const sent = on('post', 'user/payment/create', () =>
    Response.json({ message: 'It changed', purchase: open }, { status: 409 }),
  );
  await payNow();
  expect(screen.getByRole('alert')).toHaveTextContent(/unfinished payment: 9,000\sVND for 100 diamonds/);
  await payNow();
  expect(sent).toEqual(
    [seenOf(1), seenOf(1, { amount: 9000 })].map((seen) => ({
      email: jade.email,
      packageId: 'p1',
      seen,
    })),
  );
});
