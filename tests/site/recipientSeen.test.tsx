import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isOneApart } from '../../src/site/shop/recipient/isOneApart';
import type { Player } from '../../src/site/shop/recipient/player';
import Seen from '../../src/site/shop/recipient/Seen';
import { on } from '../support/api';
import { ownItem } from '../support/ownItems';
import { renderSite } from '../support/render';
import { tokenWith } from '../support/tokens';

const linh: Player = {
  userName: 'linh.anh',
  email: 'linh@mail.com',
  firstName: 'Linh Anh',
  lastName: 'Đặng',
  since: '2026-10',
  drawing: { worn: [{ type: 0, librarySlug: 'non-la-thep', imageUrl: '' }], avatar: null },
};
const picture = () => document.querySelector('img')?.getAttribute('src');
const layers = () => [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'));

describe('who one pays for', () => {
  it('is shown by robot, user name, first name with a letter, month, and masked address', async () => {
    await renderSite(<Seen player={linh} found={[linh]} />);
    expect(layers()).toContain('/art/robot.svg#non-la-thep');
    for (const text of ['linh.anh', 'Linh Anh Đ.', 'Since October 2026', 'l•••@mail.com'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(document.body.textContent).not.toContain('Đặng');
    expect(screen.queryByText(/differ by one letter/)).toBeNull();
  });

  it.each([
    ['the drawn avatar', { worn: [], avatar: 'ga' as const }, '/art/avatars/ga.svg'],
    [
      'an avatar of ours that is worn',
      { worn: [{ type: 5, librarySlug: 'avatar-ho', imageUrl: '/images/x.webp' }], avatar: 'ga' as const },
      '/art/cosmetics/avatar-ho.svg',
    ],
    [
      'an uploaded avatar that is worn',
      { worn: [{ type: 5, librarySlug: '', imageUrl: '/images/x.webp' }], avatar: null },
      '/images/x.webp',
    ],
  ])('is shown by %s before the robot', async (_, drawing, src) => {
    await renderSite(<Seen player={{ ...linh, drawing }} />);
    expect(picture()).toBe(src);
  });

  it('has the plain robot where nothing is known, and no month', async () => {
    const { since: _, drawing: __, ...found } = linh;
    await renderSite(<Seen player={{ ...found, lastName: '' }} />);
    expect(layers()).toEqual(['/art/robot.svg#arm', '/art/robot.svg#base']);
    expect(screen.getByText('Linh Anh')).toBeInTheDocument();
    expect(screen.queryByText(/Since/)).toBeNull();
  });

  it('is oneself as one looks, though others may not see it', async () => {
    localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
    on('get', 'user/profile/me', { username: 'jade', email: 'jade@mail.com' });
    const hat = ownItem('hat', 0, { givenAt: new Date(), librarySlug: 'mu-sung-trau', isWorn: true });
    const bag = ownItem('bag', 2, { givenAt: new Date(), librarySlug: 'ba-lo-loi' });
    on('get', 'user/items', { items: [hat, bag], avatar: null, diamonds: 0, golds: 0, debt: 0 });
    const { drawing: _, ...found } = linh;
    await renderSite(<Seen player={{ ...found, email: 'jade@mail.com' }} />);
    await waitFor(() => expect(layers()).toContain('/art/robot.svg#mu-sung-trau'));
    expect(layers().join()).not.toContain('ba-lo');
  });

  it('is said to be somebody else than a player whose name differs by a letter', async () => {
    const other = { ...linh, userName: 'linh.ann', email: 'other@mail.com' };
    await renderSite(<Seen player={linh} found={[linh, other]} />);
    expect(screen.getByText(/Not the same player as linh\.ann/)).toBeInTheDocument();
  });
});

it.each([
  ['minh01', 'minh02', true],
  ['minh01', 'minh1', true],
  ['minh01', 'MINH011', true],
  ['minh', 'mihn', true],
  ['minh', 'imnh', true],
  ['minh', 'minh', false],
  ['minh', 'MINH', false],
  ['minh01', 'minh12', false],
  ['minh', 'minh01', false],
  ['abcd', 'badc', false],
])('%s and %s are one letter apart: %s', (one, other, expected) => {
  expect([isOneApart(one, other), isOneApart(other, one)]).toEqual([expected, expected]);
});
