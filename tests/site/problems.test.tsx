import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, it, vi as mock } from 'vitest';
import { en } from '../../src/i18n/en';
import { vi } from '../../src/i18n/vi';
import { Page as ForgotPage } from '../../src/site/auth/ForgotPasswordPage';
import { LoginForm } from '../../src/site/auth/LoginForm';
import { RegisterForm } from '../../src/site/auth/RegisterForm';
import { slides } from '../../src/site/content/demo/home';
import { Newsletter } from '../../src/site/layout/Newsletter';
import { readMotion, setMotion } from '../../src/site/motion/motion';
import { on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { tokenWith } from '../support/tokens';

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const turnTo = (language: 'vi' | 'en') => act(() => i18next.changeLanguage(language));
const alert = () => screen.findByRole('alert');
/** Simulates a browser with blocked storage. */
const blockStorage = () =>
  mock.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

describe('messages follow the language', () => {
  it('of a failed login', async () => {
    on('post', 'user/auth/login', () => refuse(401, 'Wrong.'));
    await renderSite(<LoginForm />, { language: 'vi', path: '/auth/login' });
    type('Email', 'a@b.vn');
    type('Mật khẩu', 'a-password-2026');
    press('Đăng nhập');
    expect(await alert()).toHaveTextContent(vi.auth.login.failed);
    await turnTo('en');
    expect(await alert()).toHaveTextContent(en.auth.login.failed);
  });
  it('of the server, shown in its own language only', async () => {
    on('post', 'user/forgot-password/send-code', () => refuse(429, 'Chờ một lát.'));
    await renderSite(<ForgotPage />, { language: 'vi', path: '/auth/forgot-password' });
    type('Email', 'a@b.vn');
    press('Gửi mã');
    expect(await alert()).toHaveTextContent('Chờ một lát.');
    await turnTo('en');
    expect(await alert()).toHaveTextContent(en.auth.forgot.failed);
  });
  it('of the newsletter', async () => {
    await renderSite(<Newsletter />, { language: 'vi' });
    press('Đăng ký');
    await turnTo('en');
    expect(await alert()).toHaveTextContent(en.layout.newsletter.empty);
  });
});

describe('blocked storage', () => {
  it('is reported at sign-in, instead of a home page without an account', async () => {
    on('post', 'user/auth/login', {
      accessToken: tokenWith({ role: 'User' }),
      refreshToken: 'r',
      userName: 'jade',
      email: 'j@mail.com',
    });
    const { router } = await renderSite(<LoginForm />, { path: '/auth/login', places: ['/'] });
    blockStorage();
    type('Email', 'j@mail.com');
    type('Password', 'a-password-2026');
    press('Login');
    expect(await alert()).toHaveTextContent(/browser blocks storage/);
    expect(router.state.location.pathname).toBe('/auth/login');
  });
  it('keeps the motion setting for the page', () => {
    blockStorage();
    const before = readMotion();
    setMotion(!before);
    expect(readMotion()).toBe(!before);
    setMotion(before);
    expect(readMotion()).toBe(before);
  });
});

describe('input in the auth area', () => {
  it('is restored after leaving the page, except passwords', async () => {
    const first = await renderSite(<RegisterForm />);
    type('First name', 'Jade');
    type('Email', 'j@mail.com');
    type('Password', 'secret-123');
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.input(screen.getByRole('checkbox'));
    first.unmount();
    await renderSite(<RegisterForm />, { language: 'en' });
    expect(screen.getByLabelText('First name')).toHaveValue('Jade');
    expect(screen.getByLabelText('Email')).toHaveValue('j@mail.com');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret-123');
  });
  it('is removed once sent', async () => {
    on('post', 'user/auth/register', { message: '' });
    const { router } = await renderSite(<RegisterForm />, { places: ['/auth/verify-email'] });
    const values = { 'First name': 'Jade', 'Last name': 'Lê', 'User name': 'jade', Email: 'j@mail.com' };
    for (const [label, value] of Object.entries(values)) type(label, value);
    fireEvent.click(screen.getByRole('checkbox'));
    press('Create account');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/verify-email'));
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });
});

it('section numbers are unique', () => {
  const labels = (value: unknown): string[] =>
    typeof value === 'string'
      ? (/^(?:Bản vẽ|Sheet) (\d+\w?) \//.exec(value)?.slice(1) ?? [])
      : Object.values(value as object).flatMap(labels);
  for (const [texts, banner] of [
    [vi, slides.vi],
    [en, slides.en],
  ]) {
    const numbers = labels([texts, banner]);
    expect(numbers.length).toBeGreaterThan(12);
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});

describe('consistent terms', () => {
  const all = JSON.stringify([vi, slides.vi]);
  it.each(['e-mail', 'tên người chơi', 'rương', 'kho súng', 'không phổ biến', 'giữ mọi quyền'])(
    'never %s',
    (word) => {
      expect(all.toLowerCase()).not.toContain(word);
    },
  );
  it('American spelling in English', () => {
    expect(JSON.stringify([en, slides.en])).not.toMatch(/armour|colour|centre|favourite|behaviour/i);
  });
});
