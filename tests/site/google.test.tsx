import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GoogleButton } from '../../src/site/auth/GoogleButton';
import { Page as CallbackPage } from '../../src/site/auth/GoogleCallbackPage';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { fakeTime, pass } from '../support/time';
import { tokenWith } from '../support/tokens';

const session = {
  accessToken: tokenWith({ role: 'User' }),
  refreshToken: 'r',
  userName: 'jade',
  email: 'j@mail.com',
};
const message = { type: 'outline:google', ok: true };
const popup = {
  closed: false,
  close: vi.fn(),
  location: { pathname: '/x' },
  document: { readyState: 'complete', body: { textContent: '' } },
};
const start = () => fireEvent.click(screen.getByRole('button', { name: 'Login with Google' }));
const post = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
  act(async () => {
    const event = new MessageEvent('message', { data, origin: from.origin ?? location.origin });
    Object.defineProperty(event, 'source', { value: from.source ?? popup });
    window.dispatchEvent(event);
  });

describe('opener', () => {
  beforeEach(async () => {
    fakeTime(0);
    Object.assign(popup, { closed: false, location: { pathname: '/x' } });
    vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    await renderSite(<GoogleButton />, { path: '/auth/login', places: ['/'] });
  });
  it('opens 500 by 600 inside the click, with this site’s callback', () => {
    start();
    const [url, , features] = vi.mocked(window.open).mock.calls[0] ?? [];
    expect(String(url)).toContain('external/auth/google-login?redirect_uri=');
    expect(decodeURIComponent(String(url))).toContain(`${location.origin}/auth/google/callback`);
    expect(features).toMatch(/width=500,height=600/);
  });
  it('takes the session itself when its own pop-up reports success, stores it and goes home', async () => {
    on('post', 'external/auth/google-token', session);
    start();
    await post(message);
    await pass(0);
    expect(screen.getByText('at /')).toBeInTheDocument();
    expect(localStorage.getItem('accessToken')).toBe(session.accessToken);
  });
  it('ignores messages from other origins', async () => {
    start();
    await post(message, { origin: 'https://evil.example' });
    await post(message, { source: {} });
    expect(localStorage.getItem('accessToken')).toBeNull();
  });
  it('shows why the session could not be taken', async () => {
    on('post', 'external/auth/google-token', () => refuse(401, 'Too late'));
    start();
    await post(message);
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent('Google login failed: Too late');
  });
  it('tells a banned player until when and why', async () => {
    const banned = 'This account is banned until 1 Mar 2027, 13:30 (Vietnam time). Reason: payment abuse.';
    on('post', 'external/auth/google-token', () => refuse(403, banned));
    start();
    await post(message);
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent(`Google login failed: ${banned}`);
  });
  it('shows the reason of a failure', async () => {
    start();
    await post({ type: 'outline:google', ok: false, reason: 'access_denied' });
    expect(screen.getByRole('alert')).toHaveTextContent('Google login failed: you did not allow it.');
  });
  it.each([
    ['closed', () => Object.assign(popup, { closed: true })],
    [
      'stuck on an answer of the API',
      () => {
        popup.location.pathname = '/api/external/auth/google-login';
        popup.close.mockImplementation(() => Object.assign(popup, { closed: true }));
      },
    ],
  ])('shows an error when the pop-up is %s', async (_, happen) => {
    start();
    happen();
    await pass(1000);
    expect(screen.getByRole('alert')).toHaveTextContent('Google login failed. Please try again.');
  });
  it('says what the server says when Google is off there', async () => {
    start();
    const body = { textContent: '\n Google login is not set up on this server. ' };
    Object.assign(popup.document, { body });
    popup.location.pathname = '/api/external/auth/google-login';
    popup.close.mockImplementation(() => Object.assign(popup, { closed: true }));
    await pass(1000);
    expect(screen.getByRole('alert').textContent).toBe('Google login is not set up on this server.');
  });
  it('times out after five minutes', async () => {
    start();
    await pass(5 * 60_000);
    expect(screen.getByRole('alert')).toHaveTextContent(/Google login failed: no answer/);
  });
  it('shows an error when the browser blocks it', () => {
    vi.mocked(window.open).mockReturnValue(null);
    start();
    expect(screen.getByRole('alert')).toHaveTextContent('Google login failed: the browser blocked');
  });
});

describe('callback page', () => {
  const opener = { postMessage: vi.fn() };
  beforeEach(() => {
    opener.postMessage.mockClear();
    Object.defineProperty(window, 'opener', { value: opener, configurable: true });
    vi.spyOn(window, 'close').mockImplementation(() => undefined);
  });
  it('[21] notifies its opener at its own origin only, without a token, and closes', async () => {
    await renderSite(<CallbackPage />, { path: '/auth/google/callback' });
    expect(opener.postMessage).toHaveBeenCalledExactlyOnceWith(
      { type: 'outline:google', ok: true },
      location.origin,
    );
    expect(window.close).toHaveBeenCalled();
  });
  it('takes the session itself when nobody has closed it', async () => {
    on('post', 'external/auth/google-token', session);
    await renderSite(<CallbackPage />, { path: '/auth/google/callback', places: ['/'] });
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('at /')).toBeInTheDocument();
    expect(localStorage.getItem('accessToken')).toBe(session.accessToken);
  });
  it('shows only known reasons from the URL (requirement AU-11)', async () => {
    await renderSite(<CallbackPage />, { path: '/auth/google/callback?error=Call%20us%20at%20555' });
    expect(screen.getByRole('alert')).toHaveTextContent('Google login failed. Please try again.');
    expect(document.body.textContent).not.toMatch(/555/);
    expect(opener.postMessage).toHaveBeenCalledWith({ type: 'outline:google', ok: false }, location.origin);
  });
  it('reports a refusal and stays open', async () => {
    await renderSite(<CallbackPage />, { path: '/auth/google/callback?error=access_denied' });
    expect(screen.getByRole('alert')).toHaveTextContent('Google login failed: you did not allow it.');
    expect(opener.postMessage).toHaveBeenCalledWith(
      { type: 'outline:google', ok: false, reason: 'access_denied' },
      location.origin,
    );
    expect(window.close).not.toHaveBeenCalled();
  });
});
