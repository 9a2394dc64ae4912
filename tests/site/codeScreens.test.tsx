import { createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Page as EmailPage } from '../../src/site/auth/VerifyEmailPage';
import { Page as ResetPage } from '../../src/site/auth/VerifyResetPasswordPage';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { fakeTime, pass } from '../support/time';

const email = 'jade@mail.com';
const field = () => screen.getByLabelText('6-digit verification code');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const verify = () => screen.getByRole('button', { name: 'Verify' });
const resend = () => screen.getByRole('button', { name: /Resend code/ });
const openEmail = () =>
  renderSite(<EmailPage />, {
    path: '/auth/verify-email',
    state: { email, notice: 'registered' },
    places: ['/auth/login'],
  });
const openReset = () =>
  renderSite(<ResetPage />, {
    path: '/auth/verify-reset-password',
    state: { email, notice: 'codeSent' },
    places: ['/auth/set-password', '/auth/forgot-password'],
  });

beforeEach(() => fakeTime(1_000_000));

describe('code input', () => {
  it('accepts six digits only, then enables Verify', async () => {
    await openEmail();
    expect(verify()).toBeDisabled();
    type('12a3 4-5');
    expect(field()).toHaveValue('12345');
    expect(verify()).toBeDisabled();
    type('1234567');
    expect(field()).toHaveValue('123456');
    expect(verify()).toBeEnabled();
  });
  it.each([
    ' 123-456 ',
    '123 456',
    '1 2 3 4 5 6',
    'Outline 2026: 123456 (valid for 10 minutes)',
    'Mã của bạn là 123 456, hết hạn lúc 10:45 29/11/2026. Gọi 1900 1234.',
  ])('accepts the code in a pasted %j', async (text) => {
    await openEmail();
    const paste = createEvent.paste(field(), { clipboardData: { getData: () => text } });
    fireEvent(field(), paste);
    expect(field()).toHaveValue('123456');
  });
  it('is one field with one-time-code autofill, not a number', async () => {
    await openEmail();
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    expect(field()).toHaveAttribute('type', 'text');
  });
});

describe('verify e-mail', () => {
  it('redirects a visitor without an e-mail, with a message', async () => {
    const { router } = await renderSite(<EmailPage />, {
      path: '/auth/verify-email',
      places: ['/auth/login'],
    });
    await pass();
    expect(router.state.location.pathname).toBe('/auth/login');
    expect(router.state.location.state).toEqual({ notice: 'needEmail' });
  });
  it('shows the registration’s message and the address as it was typed', async () => {
    await openEmail();
    expect(screen.getByText('Account created successfully! Please verify your email.')).toBeInTheDocument();
    expect(screen.getByText('jade@mail.com')).toBeInTheDocument();
  });
  it('opens login 1.5 s after success, with a link to go now', async () => {
    const bodies = on('post', 'user/auth/verify-email');
    const { router } = await openEmail();
    type('123456');
    fireEvent.click(verify());
    await pass(0);
    expect(bodies).toEqual([{ email, code: '123456' }]);
    expect(screen.getByText('Email verified successfully! Redirecting to login...')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go now' })).toHaveAttribute('href', '/auth/login');
    await pass(1400);
    expect(router.state.location.pathname).toBe('/auth/verify-email');
    await pass(100);
    expect(router.state.location.pathname).toBe('/auth/login');
  });
  it.each([
    [{ message: 'Bad', errors: { code: ['Wrong code.'] } }, 'Wrong code.'],
    [{ message: 'Server says', errors: {} }, 'Server says'],
    [{ message: '', errors: {} }, 'Verification failed. Please check your code.'],
  ])('shows the code’s error, the message, or the fallback: %j', async ({ message, errors }, shown) => {
    on('post', 'user/auth/verify-email', () => refuse(400, message, errors as Record<string, string[]>));
    await openEmail();
    type('123456');
    fireEvent.click(verify());
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent(shown);
    // The next digit replaces the code that was refused.
    const { selectionStart, selectionEnd } = field() as HTMLInputElement;
    expect([document.activeElement, selectionStart, selectionEnd]).toEqual([field(), 0, 6]);
  });
});

describe('resend', () => {
  it('is disabled for 60 s, then sends and restarts at 60', async () => {
    const calls = on('post', 'user/auth/resend-verification-code');
    await openEmail();
    await pass(0);
    expect(resend()).toBeDisabled();
    expect(resend()).toHaveTextContent('60');
    await pass(59_000);
    expect(resend()).toBeDisabled();
    await pass(1000);
    expect(resend()).toBeEnabled();
    fireEvent.click(resend());
    await pass(0);
    expect(calls).toEqual([{ email }]);
    expect(screen.getByText('Verification code resent! Please check your email.')).toBeInTheDocument();
    expect(resend()).toBeDisabled();
    expect(resend()).toHaveTextContent('60');
  });
  it('continues after a reload', async () => {
    const view = await openEmail();
    await pass(20_000);
    view.unmount();
    await openEmail();
    await pass(0);
    expect(resend()).toHaveTextContent('40');
  });
  it('does not restart when sending failed', async () => {
    on('post', 'user/auth/resend-verification-code', () => refuse(429, ''));
    await openEmail();
    await pass(60_000);
    fireEvent.click(resend());
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to resend code. Please try again.');
    expect(resend()).toBeEnabled();
  });
});

describe('verify reset code', () => {
  it('opens set password 1 s after success with e-mail and code', async () => {
    on('post', 'user/forgot-password/verify-code');
    const { router } = await openReset();
    expect(screen.getByText('Verification code sent to your email.')).toBeInTheDocument();
    type('123456');
    fireEvent.click(verify());
    await pass(0);
    expect(screen.getByText('Code verified successfully! Redirecting...')).toBeInTheDocument();
    await pass(1000);
    expect(router.state.location).toMatchObject({
      pathname: '/auth/set-password',
      state: { email, code: '123456' },
    });
  });
  it.each([
    ['Expired', 'Expired'],
    ['', 'Verification failed. Please check your code.'],
  ])('shows the server’s message %j or the fallback', async (message, shown) => {
    on('post', 'user/forgot-password/verify-code', () => refuse(400, message));
    await openReset();
    type('123456');
    fireEvent.click(verify());
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent(shown);
  });
});
