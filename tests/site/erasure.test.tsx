import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CloseAccount } from '../../src/site/account/data/CloseAccount';
import { Page as LoginPage } from '../../src/site/auth/LoginPage';
import { Page as NotMePage } from '../../src/site/auth/NotMePage';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { tokenWith } from '../support/tokens';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('closing the account', () => {
  beforeEach(() => {
    localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
  });

  it('says what it means, asks for the password, and signs out afterwards', async () => {
    on('get', 'user/security', { hasPassword: true, hasGoogle: false });
    await renderSite(<CloseAccount />);
    press('Erase my account');
    expect(await screen.findByText(/erased for good/)).toBeInTheDocument();
    fireEvent.click(await screen.findByRole('button', { name: 'Close and erase the account' }));
    expect(await screen.findByText('Please enter your current password.')).toBeInTheDocument();
    type('Current password', 'wrong');
    on('post', 'user/erasure', () => refuse(400, 'Wrong.', { password: ['The current password is wrong.'] }));
    press('Close and erase the account');
    expect(await screen.findByText('The current password is wrong.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
    const calls = on('post', 'user/erasure', { message: 'Closed until then.', eraseAt: '2026-12-01' });
    type('Current password', 'right');
    press('Close and erase the account');
    expect(await screen.findByText('Closed until then.')).toBeInTheDocument();
    expect(calls).toEqual([{ password: 'right' }]);
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  });

  it('takes a sign-in by Google in place of a password', async () => {
    on('get', 'user/security', { hasPassword: false, hasGoogle: true });
    await renderSite(<CloseAccount />);
    press('Erase my account');
    on('post', 'user/erasure', () => refuse(403, 'Sign in by Google again.', { google: ['Again.'] }));
    fireEvent.click(await screen.findByRole('button', { name: 'Close and erase the account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign in by Google again.');
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  it('offers to try again when it cannot be known what to ask for', async () => {
    on('get', 'user/security', () => refuse(503, 'Later.'));
    await renderSite(<CloseAccount />);
    press('Erase my account');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    on('get', 'user/security', { hasPassword: false, hasGoogle: true });
    press('Retry');
    expect(await screen.findByRole('button', { name: 'Close and erase the account' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('signing in to a closed account offers to open it, for that e-mail only', async () => {
  const answers = on('post', 'user/auth/login', () => refuse(403, 'Closed.', { closed: ['Closed.'] }));
  await renderSite(<LoginPage />, { path: '/auth/login', places: ['/'] });
  type('Email', 'jade@mail.com');
  type('Password', 'right phrase');
  press('Login');
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed.');
  type('Email', 'other@mail.com');
  press('Open the account again');
  await waitFor(() => expect(answers).toHaveLength(2));
  type('Email', 'jade@mail.com');
  press('Open the account again');
  await waitFor(() => expect(answers).toHaveLength(3));
  press('Open the account again');
  await waitFor(() => expect(answers).toHaveLength(4));
  const email = 'jade@mail.com';
  const body = { email, password: 'right phrase' };
  expect(answers).toEqual([body, { ...body, email: 'other@mail.com' }, body, { ...body, reopen: true }]);
});

describe('a link that undoes something', () => {
  afterEach(() => {
    window.location.hash = '';
    sessionStorage.clear();
  });

  it.each([
    ['closed', 'Open the account again', 'The account is open again', '/auth/login'],
    ['email', 'Undo the change', 'The change was undone', '/auth/forgot-password'],
  ])('of kind %s acts on a click, and says where to go on', async (kind, button, done, next) => {
    const calls = on('post', 'user/auth/undo', () => refuse(409, 'Taken by another.', { email: ['x'] }));
    window.location.hash = `${kind}.id.1.mac`;
    await renderSite(<NotMePage />, { path: '/auth/not-me' });
    fireEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Taken by another.');
    on('post', 'user/auth/undo', { message: 'Done.' });
    press(button);
    expect(await screen.findByRole('heading', { name: done })).toBeInTheDocument();
    expect(calls).toEqual([{ token: `${kind}.id.1.mac` }]);
    expect(screen.getByRole('link')).toHaveAttribute('href', next);
    expect(screen.getByRole('link')).toHaveFocus();
  });
});
