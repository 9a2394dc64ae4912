import { screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { paths } from '../../src/paths';
import { adminScreen, dialog, fill, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();

const path = `${paths.admin.shop}/accessories`;
const hat = {
  id: 'a1',
  version: 1,
  name: 'Steel Hat',
  description: 'A hat',
  type: 0,
  rarity: 2,
  goldPrice: 0,
  diamondPrice: 60,
  listedGoldPrice: 0,
  listedDiamondPrice: 80,
  discountDate: null,
  expirationDate: '2999-01-01T00:00:00.000Z',
  librarySlug: '',
  imageUrl: '',
  thumbUrl: '',
};
const report = {
  owners: 312,
  gift: null,
  wallets: [
    { wallet: 'diamonds', bought: 300, amount: 18_000, returned: 60 },
    { wallet: 'golds', bought: 0, amount: 0, returned: 0 },
  ],
};
function serve(given: object = {}) {
  api.on('GET admin/accessory/get-all', { json: { accessories: [hat] } });
  api.on('GET admin/accessory/get/a1', { json: hat });
  api.on('GET admin/accessory/a1/report', { json: { ...report, ...given } });
}

it('says beside the form what players will see and when, and what the accessory brought', async () => {
  serve();
  visit(`${path}/a1/edit`);
  const form = await dialog('Edit Accessory');
  expect(await form.findByText(/^Diamonds: 60 \(80 struck out\) now; from 1.Jan.2999.*: 80$/)).toBeTruthy();
  expect(form.getByText('Gold: not for sale')).toBeTruthy();
  expect(await form.findByText('312')).toBeTruthy();
  expect(form.getByText('18,000 (bought 300 times, 60 returned)')).toBeTruthy();
  expect(form.queryByText(/differs by more than 50%/)).toBeNull();
  fill('diamondPrice', '20');
  expect(await form.findByText(/differs by more than 50%/)).toBeTruthy();
});

it('says that a season gives it', async () => {
  serve({
    gift: { number: 4, name: 'Mùa', nameEn: '', mark: 2, isGoal: false, spend: 1, startAt: '', endAt: '' },
  });
  visit(`${path}/a1/edit`);
  const form = await dialog('Edit Accessory');
  expect(await form.findByText(/Season 4 gives it at mark 2/)).toBeTruthy();
});

it('says before it is deleted how many keep it', async () => {
  serve();
  visit(`${path}/a1/delete`);
  expect(await screen.findByText('312 players own it and keep it, with its name and picture.')).toBeTruthy();
});
