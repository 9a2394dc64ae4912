import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Page as ForgotPage } from '../../src/site/auth/ForgotPasswordPage';
import { Page as LoginPage } from '../../src/site/auth/LoginPage';
import { Page as SetPasswordPage } from '../../src/site/auth/SetPasswordPage';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { tokenWith } from '../support/tokens';

const login = '/auth/login';
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const alert = () => screen.findByRole('alert');
const session = (role: string) => ({
  accessToken: tokenWith({ role }),
  refreshToken: 'r1',
  userName: 'jade',
  email: 'jade@mail.com',
});

describe('login tab', () => {
  const open = () =>
    renderSite(<LoginPage />, { path: login, places: ['/', '/admin/admindashboard', '/auth/verify-email'] });
  const send = () => {
    fill('Email', ' jade@mail.com ');
    fill('Password', 'secret-1');
    press('Login');
  };
  it.each([
    ['Admin', '/admin/admindashboard'],
    ['ADMIN', '/admin/admindashboard'],
    ['User', '/'],
  ])('takes %s to %s and stores the session', async (role, place) => {
    const bodies = on('post', 'user/auth/login', session(role));
    await open();
    send();
    await screen.findByText(`at ${place}`);
    expect(bodies).toEqual([{ email: 'jade@mail.com', password: 'secret-1' }]);
    expect(localStorage.getItem('refreshToken')).toBe('r1');
    expect(localStorage.getItem('userName')).toBe('jade');
  });
  it('shows one message for a wrong e-mail or password, keeps the e-mail, clears the password', async () => {
    on('post', 'user/auth/login', () => refuse(401, 'Whatever the server says'));
    await open();
    send();
    expect(await alert()).toHaveTextContent('Login failed. Please check your credentials.');
    expect(screen.getByLabelText('Email')).toHaveValue('jade@mail.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });
  it('shows a banned player the server’s reason', async () => {
    on('post', 'user/auth/login', () => refuse(403, 'This account is banned.'));
    await open();
    send();
    expect(await alert()).toHaveTextContent('This account is banned.');
  });
  it('sends a new code to an unverified player and opens the verification', async () => {
    on('post', 'user/auth/login', () => refuse(403, 'Not verified', { email: ['Not verified'] }));
    const codes = on('post', 'user/auth/resend-verification-code');
    const { router } = await open();
    send();
    await screen.findByText('at /auth/verify-email');
    expect(codes).toEqual([{ email: 'jade@mail.com' }]);
    expect(router.state.location.state).toMatchObject({ email: 'jade@mail.com', notice: 'unverified' });
  });
  it('is disabled with a spinner while loading', async () => {
    on('post', 'user/auth/login', () => refuse(401));
    await open();
    send();
    expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled();
    expect(screen.getByTestId('spinner')).toBeInTheDocument();
    await alert();
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  });
  it('shows and hides the password', async () => {
    await open();
    press('Show password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    press('Hide password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
  it('has the attributes password managers need', async () => {
    await open();
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });
  it('shows the notice from the navigation state', async () => {
    await renderSite(<LoginPage />, { path: login, state: { notice: 'passwordReset', email: 'a@b.vn' } });
    expect(screen.getByText('Password reset successfully. Please login.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('a@b.vn');
  });
});

describe('register tab', () => {
  const open = async () => {
    const view = await renderSite(<LoginPage />, {
      path: `${login}?tab=register`,
      places: ['/auth/verify-email', '/terms'],
    });
    await screen.findByRole('button', { name: 'Create account' });
    return view;
  };
  const all: [string, string][] = [
    ['First name', 'Jade'],
    ['Last name', 'Lê'],
    ['User name', 'jade'],
    ['Phone number', '0901234567'],
    ['Email', 'jade@mail.com'],
    ['Password', 'secret-12'],
    ['Confirm password', 'secret-12'],
  ];
  const panel = () => screen.getByRole('tabpanel');
  const fillAll = () => {
    for (const [label, value] of all) {
      const field = [...panel().querySelectorAll('label')].find((node) => node.textContent === label);
      fireEvent.change(document.getElementById(field?.htmlFor ?? '') as Element, { target: { value } });
    }
    fireEvent.click(screen.getByRole('checkbox'));
  };
  const empty = (name: string) =>
    fireEvent.change(panel().querySelector(`[name=${name}]`) as Element, { target: { value: '' } });

  it('checks in the specified order, one alert at a time, focus on the field', async () => {
    await open();
    fillAll();
    for (const name of ['firstName', 'userName', 'email', 'confirmPassword']) empty(name);
    fireEvent.click(screen.getByRole('checkbox'));
    const steps: [string, string, string][] = [
      ['First name and last name are required!', 'firstName', 'Jade'],
      ['User name is required!', 'userName', 'jade'],
      ['Email is required!', 'email', 'jade@mail.com'],
      ['Passwords do not match!', 'confirmPassword', 'secret-12'],
    ];
    for (const [message, name, value] of steps) {
      press('Create account');
      expect(screen.getByRole('alert')).toHaveTextContent(message);
      const field = panel().querySelector(`[name=${name}]`) as HTMLElement;
      expect(field).toHaveFocus();
      expect(field).toBeInvalid();
      fireEvent.change(field, { target: { value } });
    }
    press('Create account');
    expect(screen.getByRole('alert')).toHaveTextContent('You must agree to the Terms and Privacy Policies!');
  });
  it('requires the last name too', async () => {
    await open();
    fillAll();
    empty('lastName');
    press('Create account');
    expect(screen.getByRole('alert')).toHaveTextContent('First name and last name are required!');
    expect(panel().querySelector('[name=lastName]')).toHaveFocus();
  });
  it('requires the names in the order of their fields, which is another one in Vietnamese', async () => {
    await renderSite(<LoginPage />, { path: `${login}?tab=register`, language: 'vi' });
    await screen.findByRole('button', { name: 'Tạo tài khoản' });
    press('Tạo tài khoản');
    expect(screen.getByRole('alert')).toHaveTextContent('Vui lòng nhập đầy đủ họ và tên!');
    expect(panel().querySelector('[name=lastName]')).toHaveFocus();
    expect([...panel().querySelectorAll('input')].slice(0, 2).map(({ name }) => name)).toEqual([
      'lastName',
      'firstName',
    ]);
  });
  it('sends the specified fields and opens the verification with the e-mail', async () => {
    const bodies = on('post', 'user/auth/register');
    const { router } = await open();
    fillAll();
    press('Create account');
    await screen.findByText('at /auth/verify-email');
    expect(bodies).toEqual([
      {
        firstName: 'Jade',
        lastName: 'Lê',
        userName: 'jade',
        email: 'jade@mail.com',
        phoneNumber: '0901234567',
        password: 'secret-12',
      },
    ]);
    expect(router.state.location.state).toEqual({ email: 'jade@mail.com', notice: 'registered' });
  });
  it('flattens the server’s field errors after “Registration failed:” and keeps the input', async () => {
    on('post', 'user/auth/register', () =>
      refuse(400, 'Bad', { userName: ['Taken.'], password: ['Too short.', 'Well known.'] }),
    );
    await open();
    fillAll();
    press('Create account');
    expect(await alert()).toHaveTextContent('Registration failed: Taken. Too short. Well known.');
    expect(panel().querySelector('[name=userName]')).toBeInvalid();
    expect(panel().querySelector('[name=password]')).toHaveValue('secret-12');
  });
  it('falls back when the server sends no field errors', async () => {
    on('post', 'user/auth/register', () => refuse(500));
    await open();
    fillAll();
    press('Create account');
    expect(await alert()).toHaveTextContent('Registration failed. Please try again.');
  });
  it('keeps values when switching tabs, and explains why Google sign-up is off', async () => {
    await open();
    fillAll();
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'Home' });
    expect(screen.getByRole('heading', { name: 'Login' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('tab', { name: 'Register' }));
    expect(panel().querySelector('[name=userName]')).toHaveValue('jade');
    const google = screen.getByRole('button', { name: 'Sign up with Google' });
    expect(google).toBeDisabled();
    expect(google).toHaveAccessibleDescription(/not available yet/);
  });
  it('links to terms and privacy beside the form', async () => {
    await open();
    expect(screen.getByRole('link', { name: /Terms/ })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: /Privacy/ })).toHaveAttribute('target', '_blank');
  });
});

describe('forgot password', () => {
  const open = () =>
    renderSite(<ForgotPage />, { path: '/auth/forgot-password', places: ['/auth/verify-reset-password'] });
  it('requires an e-mail', async () => {
    await open();
    press('Send code');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter your email.');
  });
  it('opens the code screen with the message', async () => {
    on('post', 'user/forgot-password/send-code');
    const { router } = await open();
    fill('Email', 'jade@mail.com');
    press('Send code');
    await screen.findByText('at /auth/verify-reset-password');
    expect(router.state.location.state).toEqual({ email: 'jade@mail.com', notice: 'codeSent' });
  });
  it.each([
    ['Wait a minute.', 'Wait a minute.'],
    ['', 'Failed to send verification code. Please try again.'],
  ])('shows the server’s message %j or the fallback', async (message, shown) => {
    on('post', 'user/forgot-password/send-code', () => refuse(429, message));
    await open();
    fill('Email', 'jade@mail.com');
    press('Send code');
    expect(await alert()).toHaveTextContent(shown);
  });
});

describe('set password', () => {
  const open = (state: unknown = { email: 'jade@mail.com', code: '123456' }) =>
    renderSite(<SetPasswordPage />, {
      path: '/auth/set-password',
      state,
      places: [login, '/auth/forgot-password'],
    });
  it('redirects a visitor without e-mail and code', async () => {
    const { router } = await open({ email: 'jade@mail.com' });
    await screen.findByText('at /auth/forgot-password');
    expect(router.state.location.state).toEqual({ notice: 'needCode' });
  });
  it('requires both fields to match', async () => {
    await open();
    fill('New password', 'secret-12');
    press('Reset password');
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields.');
    fill('Repeat password', 'secret-13');
    press('Reset password');
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match.');
  });
  it('resets and opens login with the message', async () => {
    const bodies = on('post', 'user/forgot-password/reset');
    const { router } = await open();
    fill('New password', 'secret-12');
    fill('Repeat password', 'secret-12');
    press('Reset password');
    await screen.findByText(`at ${login}`);
    expect(bodies).toEqual([{ email: 'jade@mail.com', code: '123456', newPassword: 'secret-12' }]);
    expect(router.state.location.state).toMatchObject({ notice: 'passwordReset' });
  });
  it.each([
    ['Code expired.', 'Code expired.'],
    ['', 'Failed to reset password. Please try again.'],
  ])('shows the server’s message %j or the fallback', async (message, shown) => {
    on('post', 'user/forgot-password/reset', () => refuse(400, message));
    await open();
    fill('New password', 'secret-12');
    fill('Repeat password', 'secret-12');
    press('Reset password');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(shown));
  });
});
