import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wardrobeOf } from '../../src/site/content/demo/wardrobe';
import { keepContent } from '../../src/site/content/pageContent';
import { packageFor } from '../../src/site/shop/packages/need';
import { rememberPayment } from '../../src/site/shop/payment/state/storedPayments';
import { wayBack } from '../../src/site/shop/payment/state/wayBack';
import { Page } from '../../src/site/shop/ShopPage';
import { on, refuse } from '../support/api';
import { renderSite, speak } from '../support/render';
import { sentence } from '../support/sentence';
import { jade, openPayment, shopPackage, shopStart } from '../support/shop';
import '../support/shopParts';
import { fakeTime, pass } from '../support/time';

const now = new Date(shopStart);
const bonus = { bonusDiamonds: 50, bonusStartAt: '2026-03-01T00:00:00Z', bonusEndAt: '2026-03-04T12:00:00Z' };
const six = [1, 2, 3, 4, 5, 6].map((n) => shopPackage(n, n === 5 ? bonus : {}));
const [item] = wardrobeOf('en').items;
const back = `/wardrobe?item=${item?.librarySlug}`;

let packages: typeof six;
let status: string;
beforeEach(async () => {
  // Contents are kept with the texts, which the first page of a worker prepares.
  await speak('en');
  fakeTime(shopStart);
  sessionStorage.clear();
  localStorage.clear();
  packages = six;
  status = 'PENDING';
  for (const language of ['vi', 'en'] as const) keepContent('wardrobe', language, wardrobeOf(language));
  on('get', 'user/payment/packages', () => ({ packages }));
  on('get', 'user/payment/pending', () => refuse(404));
  on('get', 'user/payment/status/t1', () => ({ status }));
});
afterEach(() => vi.useRealTimers());

const open = async (search: string) => {
  const view = await renderSite(<Page />, { language: 'en', path: `/shops${search}` });
  await pass();
  await pass(500);
  return view;
};
const from = (need: string | number, to = back) => `?need=${need}&back=${encodeURIComponent(to)}`;
const cards = () => screen.getAllByRole<HTMLInputElement>('radio', { hidden: true });
const chosen = () => cards().flatMap(({ checked, value }) => (checked ? [value] : []));
const card = (n: number) => cards()[n - 1]?.closest('label') as HTMLElement;

it('counts an active bonus, takes the first by price that is enough, else the one with the most', () => {
  expect(packageFor(six, 101, now)).toMatchObject({ pkg: { id: 'p2' }, isEnough: true });
  expect(packageFor(six, 200, now)).toMatchObject({ pkg: { id: 'p2' } });
  expect(packageFor(six, 550, now)).toMatchObject({ pkg: { id: 'p5' } });
  expect(packageFor(six, 550, new Date('2026-03-05'))).toMatchObject({ pkg: { id: 'p6' } });
  expect(packageFor(six, 601, now)).toMatchObject({ pkg: { id: 'p6' }, isEnough: false });
  expect(packageFor([], 1, now)).toBeUndefined();
});

it.each([
  ['/wardrobe', true],
  ['/wardrobe?item=mu-lan-song', true],
  [`/wardrobe?item=${'a'.repeat(81)}`, false],
  ['//evil.example/wardrobe', false],
  ['https://evil.example/wardrobe?item=a', false],
  ['/wardrobe?item=a&next=//evil.example', false],
  ['/wardrobe/../auth/login', false],
  ['/wardrobe?item=%0A', false],
  ['javascript:alert(1)', false],
  ['/wardrobe\n', false],
  ['', false],
])('leads back to %s: %s', (path, isOwn) => expect(wayBack(path)).toBe(isOwn ? path : undefined));

it('chooses the smallest package that is enough, shows it in the window, and says for what', async () => {
  await open(from(501));
  expect(chosen()).toEqual(['p5']);
  expect(card(5)).toBeVisible();
  expect(card(5)).toHaveTextContent('Enough');
  expect(card(1)).not.toBeVisible();
  expect(screen.getByText(sentence(new RegExp(`501 diamonds more for ${item?.name}`)))).toBeInTheDocument();
  expect(screen.getByText(/smallest package that is enough/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the wardrobe' })).toHaveAttribute('href', back);
});

it('chooses once: what the visitor chooses then stays, after a reload too', async () => {
  const view = await open(from(150));
  expect(chosen()).toEqual(['p2']);
  fireEvent.click(cards()[3] as HTMLElement);
  await pass();
  view.unmount();
  await open(from(150));
  expect(chosen()).toEqual(['p4']);
  expect(card(2)).toHaveTextContent('Enough');
});

it('says so where no package is enough, and chooses the largest', async () => {
  await open(from(9000));
  expect(chosen()).toEqual(['p6']);
  expect(card(6)).not.toHaveTextContent('Enough');
  expect(screen.getByText(/No single package is enough/)).toBeInTheDocument();
});

it('works with an item that is gone, and without packages', async () => {
  const view = await open(from(150, '/wardrobe?item=gone'));
  expect(chosen()).toEqual(['p2']);
  expect(screen.getByText(/150 diamonds more for the item that you chose/)).toBeInTheDocument();
  view.unmount();
  packages = [];
  await open(from(150));
  expect(screen.queryByText(/diamonds more/)).toBeNull();
});

it.each(['0', '-5', '1e9', '99999999999', 'abc', '12.5', ''])('ignores need=%s', async (need) => {
  await open(from(need));
  expect(chosen()).toEqual([]);
  expect(screen.queryByText(/diamonds more/)).toBeNull();
});

it('leads to no other page than the wardrobe', async () => {
  await open(from(150, 'https://evil.example/wardrobe'));
  expect(screen.getByText(/150 diamonds more/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Back to the wardrobe' })).toBeNull();
});

it('leads back to the item once the payment is completed, and chooses nothing while one runs', async () => {
  const started = { packageId: 'p1', amount: 10_000, currency: 'VND' as const, diamonds: 100, back };
  rememberPayment({ ...openPayment(), ...started, opened: true }, jade);
  status = 'COMPLETED';
  await open(from(150));
  await pass(500);
  expect(screen.getByRole('link', { name: 'Go to the wardrobe' })).toHaveAttribute('href', back);
  expect(screen.queryByText(/diamonds more/)).toBeNull();
  expect(chosen()).toEqual(['p1']);
});
