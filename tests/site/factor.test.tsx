import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FactorForm } from '../../src/site/auth/FactorForm';
import { Page as InvitationPage } from '../../src/site/auth/InvitationPage';
import { Page as LoginPage } from '../../src/site/auth/LoginPage';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { tokenWith } from '../support/tokens';

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const session = {
  accessToken: tokenWith({ role: 'Admin' }),
  refreshToken: 'r1',
  userName: 'boss',
  email: 'boss@mail.com',
};
afterEach(() => {
  window.location.hash = '';
});

describe('the code of the login form', () => {
  const needed = () => refuse(401, 'Enter the code.', { code: ['Enter the code.'] });
  const wrong = () => refuse(401, 'The code is wrong.', { code: ['The code is wrong.'] });

  it('is asked for once the password was right, keeps what was typed, and goes along', async () => {
    const bodies = on('post', 'user/auth/login', ({ body }) => {
      const { code } = body as { code?: string };
      return code === undefined ? needed() : code === '123456' ? session : wrong();
    });
    await renderSite(<LoginPage />, { path: '/auth/login', places: ['/admin/admindashboard'] });
    expect(screen.queryByLabelText('Authenticator code')).toBeNull();
    fill('Email', 'boss@mail.com');
    fill('Password', 'secret-1');
    press('Login');
    const field = await screen.findByLabelText('Authenticator code');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByText('Your password is right. Now enter your authenticator code.')).toBeVisible();

    fireEvent.input(screen.getByLabelText('Authenticator code'), { target: { value: '000000' } });
    const kept = JSON.stringify(Object.entries(sessionStorage));
    expect([kept.includes('boss@mail.com'), kept.includes('000000')]).toEqual([true, false]);
    press('Login');
    expect(await screen.findByRole('alert')).toHaveTextContent('The code is wrong.');
    expect(screen.getByLabelText('Authenticator code')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveValue('secret-1');

    fill('Authenticator code', '123456');
    press('Login');
    await screen.findByText('at /admin/admindashboard');
    const typed = { email: 'boss@mail.com', password: 'secret-1' };
    expect(bodies).toEqual([typed, { ...typed, code: '000000' }, { ...typed, code: '123456' }]);
  });

  it('is not asked for after a wrong password', async () => {
    on('post', 'user/auth/login', () => refuse(401, 'Wrong email or password.'));
    await renderSite(<LoginPage />, { path: '/auth/login' });
    fill('Email', 'boss@mail.com');
    fill('Password', 'secret-1');
    press('Login');
    await screen.findByRole('alert');
    expect(screen.queryByLabelText('Authenticator code')).toBeNull();
  });
});

it('opens a closed account again with the code, which is asked for only then', async () => {
  const bodies = on('post', 'user/auth/login', ({ body }) => {
    const { reopen, code } = body as { reopen?: boolean; code?: string };
    if (!reopen) return refuse(403, 'The account is closed.', { closed: ['The account is closed.'] });
    return code === undefined ? refuse(401, 'Enter the code.', { code: ['Enter the code.'] }) : session;
  });
  await renderSite(<LoginPage />, { path: '/auth/login', places: ['/admin/admindashboard'] });
  fill('Email', 'boss@mail.com');
  fill('Password', 'secret-1');
  press('Login');
  fireEvent.click(await screen.findByRole('button', { name: 'Open the account again' }));
  await screen.findByLabelText('Authenticator code');
  fill('Authenticator code', '123456');
  press('Open the account again');
  await screen.findByText('at /admin/admindashboard');
  const typed = { email: 'boss@mail.com', password: 'secret-1' };
  expect(bodies).toEqual([typed, { ...typed, reopen: true }, { ...typed, reopen: true, code: '123456' }]);
});

describe('the code after Google', () => {
  it('starts the session', async () => {
    const bodies = on('post', 'user/auth/second-factor', session);
    await renderSite(<FactorForm />, { path: '/auth/google/callback', places: ['/admin/admindashboard'] });
    fill('Authenticator code', 'abcde-fghjk');
    press('Confirm');
    await screen.findByText('at /admin/admindashboard');
    expect(bodies).toEqual([{ code: 'abcde-fghjk' }]);
    expect(localStorage.getItem('refreshToken')).toBe('r1');
  });

  it('says why it was refused, and is typed anew', async () => {
    on('post', 'user/auth/second-factor', () => refuse(401, 'This login has expired.'));
    await renderSite(<FactorForm />);
    fill('Authenticator code', '123456');
    press('Confirm');
    expect(await screen.findByRole('alert')).toHaveTextContent('This login has expired.');
    expect(screen.getByLabelText('Authenticator code')).toHaveValue('');
  });
});

describe('an invitation', () => {
  const open = (isKnown: boolean) => {
    window.location.hash = '#a-token';
    on('post', 'user/auth/invitation', { email: 'new@mail.com', isKnown });
    return renderSite(<InvitationPage />, { path: '/auth/invitation', places: ['/auth/login'] });
  };

  it('asks a new person for a name and a password, and leads to the login', async () => {
    const bodies = on('post', 'user/auth/invitation/accept', { email: 'new@mail.com' });
    const { router } = await open(false);
    await screen.findByText(/Your account will be new@mail.com/);
    fill('First name', 'Hà');
    fill('Last name', 'Lê');
    fill('New password', 'a long phrase');
    press('Accept the invitation');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all fields.');
    fill('Repeat password', 'another phrase');
    press('Accept the invitation');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match.'));
    fill('Repeat password', 'a long phrase');
    press('Accept the invitation');
    await screen.findByText('at /auth/login');
    expect(bodies).toEqual([
      { token: 'a-token', password: 'a long phrase', firstName: 'Hà', lastName: 'Lê' },
    ]);
    expect(router.state.location.state).toEqual({ email: 'new@mail.com', notice: 'invited' });
  });

  it('asks the holder of an account for a password only, and says what happens to it', async () => {
    const bodies = on('post', 'user/auth/invitation/accept', () =>
      refuse(400, 'Not valid', { password: ['This password is too well known.'] }),
    );
    await open(true);
    await screen.findByText(/Google login is unlinked/);
    expect(screen.queryByLabelText('First name')).toBeNull();
    fill('New password', 'password1');
    fill('Repeat password', 'password1');
    press('Accept the invitation');
    expect(await screen.findByRole('alert')).toHaveTextContent('This password is too well known.');
    expect(bodies).toEqual([{ token: 'a-token', password: 'password1' }]);
  });

  it('that holds no more says so', async () => {
    on('post', 'user/auth/invitation', () => refuse(400, 'This link was used already.'));
    await renderSite(<InvitationPage />, { path: '/auth/invitation' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was used already.');
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/auth/login');
  });
});

describe('a lost factor', () => {
  it('asks the staff with a code of the mailbox, from the factor’s step of a right password only', async () => {
    on('post', 'user/auth/login', () => refuse(401, 'Enter the code.', { code: ['Enter the code.'] }));
    await renderSite(<LoginPage />, { path: '/auth/login' });
    expect(screen.queryByText('Lost your phone and recovery codes?')).toBeNull();
    fill('Email', ' jade@mail.com ');
    fill('Password', 'secret-1');
    press('Login');
    fireEvent.click(await screen.findByText('Lost your phone and recovery codes?'));
    expect(await screen.findByText(/72 hours after they approve it/)).toBeInTheDocument();
    on('post', 'user/auth/lost-factor', () => refuse(409, 'You have asked for this already.'));
    press('Send a code to my email');
    expect(await screen.findByText('You have asked for this already.')).toBeInTheDocument();
    const sent = on('post', 'user/auth/lost-factor', { message: 'A code was sent.' });
    press('Send a code to my email');
    expect(await screen.findByText('A code was sent.')).toBeInTheDocument();
    fill('Code from the email', '123456');
    const asked = on('post', 'user/auth/lost-factor/confirm', { message: 'We have your request.' });
    press('Send the request');
    expect(await screen.findByText('We have your request.')).toBeInTheDocument();
    const typed = { email: 'jade@mail.com', password: 'secret-1' };
    expect([sent, asked]).toEqual([[typed], [{ ...typed, code: '123456' }]]);
  });

  it('asks in the same way at the factor’s step of a sign-in by Google', async () => {
    const sent = on('post', 'user/auth/second-factor/lost', { message: 'A code was sent.' });
    const asked = on('post', 'user/auth/second-factor/lost/confirm', { message: 'We have your request.' });
    await renderSite(<FactorForm />, { path: '/auth/login' });
    fireEvent.click(await screen.findByText('Lost your phone and recovery codes?'));
    fireEvent.click(await screen.findByRole('button', { name: 'Send a code to my email' }));
    expect(await screen.findByText('A code was sent.')).toBeInTheDocument();
    fill('Code from the email', '123456');
    press('Send the request');
    expect(await screen.findByText('We have your request.')).toBeInTheDocument();
    expect([sent.length, asked]).toEqual([1, [{ code: '123456' }]]);
  });
});
