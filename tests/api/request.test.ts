import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { login } from '../../contract/calls/accounts';
import { ApiError } from '../../src/api/ApiError';
import { call } from '../../src/api/call';
import { getPackages, getPendingPayment } from '../../src/api/payments';
import { request } from '../../src/api/request';
import { onSessionExpired } from '../../src/session/session';
import { readStored, writeStored } from '../../src/session/stored';
import { on, refuse } from '../support/api';

const bearer = (call: { request: Request }) => call.request.headers.get('authorization');
const guarded = () =>
  on('get', 'user/profile/me', (call) =>
    bearer(call) === 'Bearer new' ? { username: 'an' } : refuse(401, 'Expired'),
  );

describe('refresh on 401 (product.md section 4)', () => {
  it('refreshes once, retries once and stores only the access token', async () => {
    writeStored({ accessToken: 'old', refreshToken: 'r1' });
    const calls = guarded();
    const refreshes = on('post', 'user/auth/refresh-token', { accessToken: 'new', refreshToken: 'r2' });
    await expect(request('user/profile/me')).resolves.toEqual({ username: 'an' });
    expect(calls).toHaveLength(2);
    expect(refreshes).toEqual([{ refreshToken: 'r1' }]);
    expect([readStored('accessToken'), readStored('refreshToken')]).toEqual(['new', 'r1']);
  });
  it('refreshes once for ten calls that fail together', async () => {
    writeStored({ accessToken: 'old', refreshToken: 'r1' });
    guarded();
    const refreshes = on('post', 'user/auth/refresh-token', { accessToken: 'new', refreshToken: 'r1' });
    await Promise.all(Array.from({ length: 10 }, () => request('user/profile/me')));
    expect(refreshes).toHaveLength(1);
  });
  it('uses the token that another tab has stored in the meantime', async () => {
    writeStored({ accessToken: 'old', refreshToken: 'r1' });
    on('get', 'user/profile/me', (call) => {
      if (bearer(call) === 'Bearer new') return { username: 'an' };
      writeStored({ accessToken: 'new' });
      return refuse(401);
    });
    const refreshes = on('post', 'user/auth/refresh-token');
    await expect(request('user/profile/me')).resolves.toEqual({ username: 'an' });
    expect(refreshes).toHaveLength(0);
  });
  it.each([400, 401, 403])('expires the session when the refresh is refused with %i', async (status) => {
    writeStored({ accessToken: 'old', refreshToken: 'r1' });
    guarded();
    on('post', 'user/auth/refresh-token', () => refuse(status, 'No'));
    const told = vi.fn();
    const stop = onSessionExpired(told);
    await expect(request('user/profile/me')).rejects.toMatchObject({ status: 401 });
    stop();
    expect(told).toHaveBeenCalledTimes(1);
    expect(readStored('accessToken')).toBeNull();
  });
  it.each([
    ['402', () => refuse(402, 'Proxy')],
    ['503', () => refuse(503, 'Busy')],
    ['429', () => refuse(429, 'Too often')],
    ['no response', () => HttpResponse.error()],
  ])('keeps the session when the refresh fails for another reason: %s', async (_name, answer) => {
    writeStored({ accessToken: 'old', refreshToken: 'r1' });
    guarded();
    on('post', 'user/auth/refresh-token', answer);
    const told = vi.fn();
    const stop = onSessionExpired(told);
    await expect(request('user/profile/me')).rejects.toMatchObject({ status: 0 });
    stop();
    expect(told).not.toHaveBeenCalled();
    expect([readStored('accessToken'), readStored('refreshToken')]).toEqual(['old', 'r1']);
  });
  it('keeps the session when only the retried call is refused', async () => {
    writeStored({ accessToken: 'old', refreshToken: 'r1' });
    on('get', 'user/profile/me', () => refuse(401, 'Not here'));
    on('post', 'user/auth/refresh-token', { accessToken: 'new', refreshToken: 'r1' });
    const told = vi.fn();
    const stop = onSessionExpired(told);
    await expect(request('user/profile/me')).rejects.toMatchObject({ status: 401, message: 'Not here' });
    stop();
    expect(told).not.toHaveBeenCalled();
    expect([readStored('accessToken'), readStored('refreshToken')]).toEqual(['new', 'r1']);
  });
  it('ignores a 401 of the sign-in call itself', async () => {
    writeStored({ accessToken: 'old', refreshToken: 'r1' });
    const refreshes = on('post', 'user/auth/refresh-token');
    on('post', 'user/auth/login', () => refuse(401, 'Wrong'));
    await expect(call(login, { body: { email: 'a@b.vn', password: 'x' } })).rejects.toMatchObject({
      message: 'Wrong',
    });
    expect(refreshes).toHaveLength(0);
    expect(readStored('accessToken')).toBe('old');
  });
});

describe('responses', () => {
  it('parses the common error shape, and field names of other servers', async () => {
    on('post', 'x', () => refuse(400, 'Bad', { UserName: ['Taken'], email: ['Used', 'Odd'] }));
    const error = await request('x', { method: 'POST' }).catch((caught: unknown) => caught as ApiError);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: 'Bad',
      status: 400,
      errors: { userName: ['Taken'], email: ['Used', 'Odd'] },
    });
  });
  it('has status 0 when there is no response', async () => {
    on('get', 'x', () => HttpResponse.error());
    await expect(request('x')).rejects.toMatchObject({ status: 0, message: '' });
  });
  it('sends the language', async () => {
    writeStored({ lang: 'en' });
    let language: string | null = null;
    on('get', 'x', ({ request: sent }) => {
      language = sent.headers.get('accept-language');
      return {};
    });
    await request('x');
    expect(language).toBe('en');
  });
  it('accepts packages as a list or wrapped, ascending by price', async () => {
    const [a, b] = [{ price: 5 }, { price: 2 }];
    on('get', 'user/payment/packages', [a, b]);
    expect(await getPackages()).toEqual([b, a]);
    on('get', 'user/payment/packages', { packages: [a, b] });
    expect(await getPackages()).toEqual([b, a]);
  });
  it('treats 404 of the pending call as none', async () => {
    on('get', 'user/payment/pending', () => refuse(404, 'None'));
    expect(await getPendingPayment('a@b.vn')).toBeNull();
    on('get', 'user/payment/pending', () => refuse(500, 'Down'));
    await expect(getPendingPayment('a@b.vn')).rejects.toMatchObject({ message: 'Down' });
  });
});
