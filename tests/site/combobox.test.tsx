import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { VerifyPlayer } from '../../src/site/shop/recipient/VerifyPlayer';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { fakeTime, pass } from '../support/time';

const player = (userName: string) => ({
  userName,
  email: `${userName}@mail.com`,
  firstName: 'A',
  lastName: 'B',
});
const box = () => screen.getByRole('combobox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const key = (name: string) => fireEvent.keyDown(box(), { key: name });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));

// Loaded by a page when somebody is found; here its first load would take longer than the clock stands still.
beforeAll(() => import('../../src/site/shop/recipient/Seen'));

const onConfirm = vi.fn();
let searches: unknown[];
beforeEach(async () => {
  onConfirm.mockClear();
  fakeTime(0);
  searches = on('get', 'user/search', ({ url }) =>
    ['minh01', 'minhanh', 'mai']
      .filter((name) => name.startsWith(url.searchParams.get('query') ?? ''))
      .map(player),
  );
  await renderSite(<VerifyPlayer missing={false} onConfirm={onConfirm} />);
});

describe('player search (requirements SH-1 to SH-4)', () => {
  it('keeps what is typed, and not confirmed yet, over a reload', async () => {
    type('min');
    cleanup();
    await renderSite(<VerifyPlayer missing={false} onConfirm={onConfirm} />);
    expect(box()).toHaveValue('min');
    type('');
    cleanup();
    await renderSite(<VerifyPlayer missing={false} onConfirm={onConfirm} />);
    expect(box()).toHaveValue('');
  });
  it('goes on without suggestions once its searches are used up: a whole address is confirmed', async () => {
    on('get', 'user/search', ({ url }) =>
      url.searchParams.get('query')?.includes('@')
        ? [player('minh01')]
        : refuse(429, 'Too many requests. Please try again later.'),
    );
    type('minh');
    await pass(400);
    expect(screen.getAllByText(/Enter the whole email and press Confirm\./)).not.toHaveLength(0);
    confirm();
    await pass(50);
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the whole email');
    type('minh01@mail.com');
    confirm();
    await pass(50);
    expect(onConfirm).toHaveBeenCalledWith(player('minh01'));
  });
  it('searches 300 ms after the last key, from three characters on', async () => {
    type('mi');
    await pass(1000);
    expect(searches).toEqual([]);
    type('min');
    await pass(200);
    type('minh');
    await pass(290);
    expect(searches).toEqual([]);
    await pass(20);
    expect(searches).toEqual(['?query=minh']);
  });
  it('shows user names with masked addresses and supports arrow keys', async () => {
    type('min');
    await pass(400);
    expect(options()).toEqual(['minh01A B.m•••@mail.com', 'minhanhA B.m•••@mail.com']);
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('2 suggestions. Use the arrow keys to choose.')).toBeInTheDocument();
    key('ArrowUp');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('minhanh');
    key('ArrowDown');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('minh01');
    expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    key('Enter');
    expect(box()).toHaveValue('minh01');
    expect(options()).toEqual([]);
    confirm();
    expect(onConfirm).toHaveBeenCalledWith(player('minh01'));
  });
  it('leaves the keys of an input method to it', async () => {
    type('min');
    await pass(400);
    key('ArrowDown');
    for (const name of ['Enter', 'Escape', 'ArrowDown'])
      fireEvent.keyDown(box(), { key: name, isComposing: true });
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('minh01');
    expect(box()).toHaveValue('min');
  });
  it('drops the response for an older text', async () => {
    type('min');
    await pass(400);
    type('mai');
    expect(options()).toEqual([]);
    await pass(400);
    expect(options()).toEqual(['maiA B.m•••@mail.com']);
  });
  it('closes on Escape, then clears', async () => {
    type('min');
    await pass(400);
    key('Escape');
    expect(options()).toEqual([]);
    expect(box()).toHaveValue('min');
    key('Escape');
    expect(box()).toHaveValue('');
  });
  it('shows when nobody is found and when searching fails', async () => {
    type('zzz');
    await pass(400);
    expect(screen.getByText('No player found.')).toBeInTheDocument();
    on('get', 'user/search', () => refuse(503));
    type('zzzz');
    await pass(400);
    expect(screen.getByText(/Searching is not possible/)).toBeInTheDocument();
  });
});

it('shows when there is no connection (requirements G-9, SH-2)', async () => {
  on('get', 'user/search', () => Response.error());
  type('minh');
  await pass(400);
  expect(screen.getByText(/You are offline; the search continues/)).toHaveAttribute('role', 'status');
  confirm();
  await pass();
  expect(screen.getByRole('alert')).toHaveTextContent('Cannot reach the server.');
});

describe('confirm', () => {
  it('does nothing when the input is empty, but is focusable', async () => {
    const button = screen.getByRole('button', { name: 'Confirm' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
    type('   ');
    confirm();
    await pass(500);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('looks up a typed address', async () => {
    on('get', 'user/search', [player('minhanh')]);
    type('MinhAnh@mail.com');
    confirm();
    await pass();
    expect(onConfirm).toHaveBeenCalledWith(player('minhanh'));
  });
  it('shows when there is no such player', async () => {
    type('minh');
    confirm();
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent('No player has exactly this email or user name.');
    expect(onConfirm).not.toHaveBeenCalled();
  });
  it('finds whom one can choose by a tap, too', async () => {
    type('minh');
    fireEvent.blur(box());
    await pass(400);
    expect(options()).toEqual([]);
    fireEvent.click(box());
    await pass(400);
    expect(options()).toHaveLength(2);
  });
});
