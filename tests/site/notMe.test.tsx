import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { Page } from '../../src/site/auth/NotMePage';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';

const path = '/auth/not-me';
const confirm = () => screen.queryByRole('button', { name: 'Log out every device' });
const toReset = () => screen.queryByRole('link', { name: 'Set a new password' });
const open = (token = 'id.mac') => {
  window.location.hash = token;
  return renderSite(<Page />, { path });
};
afterEach(() => {
  window.location.hash = '';
  sessionStorage.clear();
});

describe('"this was not me" (requirement AU-15)', () => {
  it('calls nothing until it is confirmed', async () => {
    const calls = on('post', 'user/auth/not-me');
    await open();
    expect(screen.getByText('Every device is logged out, this one too.')).toBeInTheDocument();
    expect([calls.length, toReset()]).toEqual([0, null]);
  });
  it('ends the sessions by the token and leads to the reset of the password', async () => {
    const calls = on('post', 'user/auth/not-me', { message: 'Done.' });
    await open();
    fireEvent.click(confirm() as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Your account is protected' })).toBeInTheDocument();
    expect(calls).toEqual([{ token: 'id.mac' }]);
    expect(toReset()).toHaveAttribute('href', '/auth/forgot-password');
    expect(toReset()).toHaveFocus();
    expect(confirm()).toBeNull();
  });
  it('takes the token out of the address at once, and still has it after a reload', async () => {
    const calls = on('post', 'user/auth/not-me', { message: 'Done.' });
    const { unmount } = await open();
    expect(window.location.hash).toBe('');
    expect(window.location.href).not.toContain('id.mac');
    unmount();
    await open('');
    fireEvent.click(confirm() as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Your account is protected' })).toBeInTheDocument();
    expect(calls).toEqual([{ token: 'id.mac' }]);
  });
  it('offers the reset when the link is over', async () => {
    on('post', 'user/auth/not-me', () => refuse(400, 'Over.', { token: ['Over.'] }));
    await open();
    fireEvent.click(confirm() as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was already used or has expired.');
    expect(toReset()).toBeInTheDocument();
    expect(confirm()).toBeNull();
  });
  it('offers the reset when the link came without its token', async () => {
    await open('');
    expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete.');
    expect(toReset()).toBeInTheDocument();
    expect(confirm()).toBeNull();
  });
  it.each([
    [() => refuse(429, 'Too many tries.'), 'Too many tries.'],
    [() => HttpResponse.error(), 'Cannot reach the server.'],
  ])('can be tried again after another failure (%#)', async (answer, text) => {
    on('post', 'user/auth/not-me', answer);
    await open();
    fireEvent.click(confirm() as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(confirm()).toBeEnabled();
  });
});
