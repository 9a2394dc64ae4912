import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { OwnItems } from '../../contract/wardrobe';
import { draftPrefix } from '../../src/session/clearDrafts';
import { AvatarCard } from '../../src/site/account/profile/AvatarCard';
import { on, refuse } from '../support/api';
import { ownItem } from '../support/ownItems';
import { renderSite } from '../support/render';
import { tokenWith } from '../support/tokens';

const givenAt = new Date('2026-11-01T00:00:00Z');
const tiger = ownItem('tiger', 5, { name: 'Tiger', imageUrl: '/images/tiger.webp', isWorn: true, givenAt });
const hat = ownItem('hat', 0, { name: 'Hat', isWorn: true, givenAt });
const owned: OwnItems = { items: [tiger, hat], avatar: 'meo', diamonds: 0, golds: 0, debt: 0 };
const radio = (name: string) => screen.getByRole('radio', { name });
const pick = (name: string) => fireEvent.click(radio(name));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Use this avatar' }));
const robot = () => screen.getByRole('img', { name: /^Robot/ });
const draftKey = `${draftPrefix}j@mail.com:avatar`;

async function open(items = owned) {
  on('get', 'user/items', items);
  const view = await renderSite(<AvatarCard />);
  await screen.findByRole('group', { name: 'Pick an avatar' });
  return view;
}
beforeEach(() => {
  sessionStorage.clear();
  localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
  localStorage.setItem('email', 'j@mail.com');
  on('get', 'user/profile/me', { username: 'jade', email: 'j@mail.com', diamonds: 0, golds: 0 });
});

it('offers the robot’s face, six drawings and one’s own avatars, and shows each on the robot before it is saved', async () => {
  await open();
  expect(screen.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual([
    '',
    'trau',
    'meo',
    'rong',
    'khi',
    'ga',
    'lon',
    'tiger',
  ]);
  expect(radio('Tiger')).toBeChecked();
  await waitFor(() => expect(robot()).toHaveAccessibleName('Robot of jade, wearing: Tiger, Hat'));
  pick('Dragon');
  expect(robot()).toHaveAccessibleName('Robot of jade, wearing: Hat');
  const sent = on('put', 'user/avatar', {
    ...owned,
    items: [{ ...tiger, isWorn: false }, hat],
    avatar: 'rong',
  });
  save();
  expect(await screen.findByText('Your avatar was changed.')).toBeInTheDocument();
  expect(sent).toEqual([{ avatar: 'rong' }]);
  expect(radio('Dragon')).toBeChecked();
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});

it('sends null for the robot’s own face', async () => {
  await open();
  pick('Robot face');
  const sent = on('put', 'user/avatar', { ...owned, items: [], avatar: null });
  save();
  await waitFor(() => expect(sent).toEqual([{ avatar: null }]));
});

it('says at the field what is not one’s own', async () => {
  await open();
  const said = 'You do not own this item.';
  on('put', 'user/avatar', () => refuse(409, said, { avatar: [said] }));
  save();
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  expect(radio('Tiger')).toHaveFocus();
  expect(screen.getByRole('group')).toHaveAccessibleDescription(said);
  pick('Cat');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('has the choice again after the session ended', async () => {
  const { unmount } = await open();
  pick('Pig');
  unmount();
  await open();
  expect(radio('Pig')).toBeChecked();
});

it('offers to try again when nothing is known', async () => {
  on('get', 'user/items', () => refuse(503, 'Later.'));
  await renderSite(<AvatarCard />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  on('get', 'user/items', owned);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('radio', { name: 'Tiger' })).toBeChecked();
});
