import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { CardChoice } from '../../contract/cards';
import { VisibilityCard } from '../../src/site/account/profile/VisibilityCard';
import { CardLink } from '../../src/site/profile/CardLink';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { tokenWith } from '../support/tokens';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toggle = (name: string) => screen.getByRole('switch', { name });
const visible = 'Everybody can see my card';
const indexed = 'Search engines may list my card';
beforeEach(() => {
  localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
  on('get', 'user/profile/me', { username: 'Linh.Anh', email: 'l@mail.com', diamonds: 0, golds: 0 });
});
async function open(choice: CardChoice) {
  on('get', 'user/card', choice);
  await renderSite(<VisibilityCard />);
}

it('is asked once, and a switch afterwards', async () => {
  await open({ isVisible: null, isIndexed: false });
  await screen.findByText(/Do you want everybody to be able to see your card/);
  expect(screen.queryByRole('switch')).toBeNull();
  const sent = on('put', 'user/card', { isVisible: true, isIndexed: false });
  press('Show my card');
  await waitFor(() => expect(toggle(visible)).toHaveAttribute('aria-checked', 'true'));
  expect(sent).toEqual([{ isVisible: true, isIndexed: false }]);
  expect(toggle(visible)).toHaveFocus();
  expect(await screen.findByRole('link', { name: 'View my card' })).toHaveAttribute('href', '/u/linh.anh');
  expect(screen.queryByText(/Do you want/)).toBeNull();
});

it('may be kept hidden, which is not asked again', async () => {
  await open({ isVisible: null, isIndexed: false });
  await screen.findByText(/Do you want/);
  on('put', 'user/card', { isVisible: false, isIndexed: false });
  press('Keep it hidden');
  await waitFor(() => expect(toggle(visible)).toHaveAttribute('aria-checked', 'false'));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('switch', { name: indexed })).toBeNull();
});

it('lets search engines list it by a second switch', async () => {
  await open({ isVisible: true, isIndexed: false });
  await screen.findByRole('switch', { name: indexed });
  const sent = on('put', 'user/card', { isVisible: true, isIndexed: true });
  fireEvent.click(toggle(indexed));
  await waitFor(() => expect(toggle(indexed)).toHaveAttribute('aria-checked', 'true'));
  expect(sent).toEqual([{ isVisible: true, isIndexed: true }]);
});

it('stays as it is when it could not be saved, and says so', async () => {
  await open({ isVisible: true, isIndexed: false });
  await screen.findByRole('switch', { name: visible });
  on('put', 'user/card', () => refuse(503, ''));
  fireEvent.click(toggle(visible));
  expect(await screen.findByRole('alert')).toHaveTextContent('That was not saved. Please try again.');
  expect(toggle(visible)).toHaveAttribute('aria-checked', 'true');
});

it('offers to try again when nothing is known', async () => {
  on('get', 'user/card', () => refuse(503, 'Later.'));
  await renderSite(<VisibilityCard />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not check whether');
  on('get', 'user/card', { isVisible: false, isIndexed: false });
  press('Retry');
  expect(await screen.findByRole('switch', { name: visible })).toBeInTheDocument();
});

it.each([
  [true, 'View player card', '/u/linh.anh'],
  [false, 'Player card', '/account/profile'],
  [null, 'Player card', '/account/profile'],
])('is linked from the account and the wardrobe: visible %s', async (isVisible, name, path) => {
  on('get', 'user/card', { isVisible, isIndexed: false });
  await renderSite(<CardLink />);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
});
