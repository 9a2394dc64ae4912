import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Header } from '../../src/site/layout/Header';
import { LoggedOutNote } from '../../src/site/layout/LoggedOutNote';
import { hasLogoutNote, logoutPublic } from '../../src/site/profile/logoutPublic';
import { api, on, refuse } from '../support/api';
import { renderSite } from '../support/render';
import { fakeTime, pass } from '../support/time';
import { tokenWith } from '../support/tokens';

const profile = {
  firstName: 'Jade',
  lastName: 'Lê',
  username: 'jade',
  email: 'jade@mail.com',
  diamonds: 1284,
  golds: 56,
};
const signIn = (role = 'User') => {
  localStorage.setItem('accessToken', tokenWith({ role }));
  localStorage.setItem('refreshToken', 'r1');
  localStorage.setItem('userName', 'jade');
};
const openMenu = async () => fireEvent.click(await screen.findByRole('button', { name: /Account of/ }));
const menu = () => screen.queryByRole('region', { name: 'Account' });

describe('signed out', () => {
  it('shows the links and a login button', async () => {
    await renderSite(<Header />, { path: '/shops' });
    const nav = screen.getByRole('navigation', { name: 'Main navigation' });
    const links = within(nav)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Home', '/'],
      ['Shop', '/shops'],
      ['Library', '/librarys'],
      ['Download', '/download'],
    ]);
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Shop');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login');
  });
});

describe('user menu (product.md section 2)', () => {
  beforeEach(() => signIn());
  it('shows name, role, balances, language, account centre and logout', async () => {
    on('get', 'user/profile/me', profile);
    await renderSite(<Header />);
    await openMenu();
    await screen.findByText('1,284');
    expect(menu()).toHaveTextContent('Jade Lê');
    expect(menu()).toHaveTextContent('Outline User');
    expect(within(menu() as HTMLElement).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Account Center' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  });
  it('shows the avatar, else the robot with what it wears, once it is opened', async () => {
    on('get', 'user/profile/me', profile);
    const hat = { type: 0, librarySlug: 'non-la-thep', imageUrl: '', isWorn: true };
    const items = on('get', 'user/items', { items: [hat, { ...hat, type: 1, isWorn: false }], avatar: null });
    const view = await renderSite(<Header />);
    await screen.findByRole('button', { name: /Account of/ });
    expect(items).toHaveLength(0);
    await openMenu();
    const layers = () => [...(menu()?.querySelectorAll('use') ?? [])].map((use) => use.getAttribute('href'));
    await waitFor(() => expect(layers()).toContain('/art/robot.svg#non-la-thep'));
    view.unmount();
    on('get', 'user/items', { items: [hat], avatar: 'ga' });
    await renderSite(<Header />);
    await openMenu();
    await waitFor(() => expect(menu()?.querySelector('img')).toHaveAttribute('src', '/art/avatars/ga.svg'));
  });
  it('has a loading state', async () => {
    let arrive: (() => void) | undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    api.use(
      http.get('*/api/user/profile/me', async () => {
        await arrived;
        return HttpResponse.json(profile);
      }),
    );
    await renderSite(<Header />);
    await openMenu();
    expect(within(menu() as HTMLElement).getByRole('status')).toHaveTextContent('Loading your account...');
    arrive?.();
    await screen.findByText('1,284');
    expect(screen.queryByText('Loading your account...')).toBeNull();
  });
  it('shows -- with its text when loading fails, requests once, and recovers on refresh', async () => {
    const calls = on('get', 'user/profile/me', () => refuse(500, 'Down'));
    await renderSite(<Header />);
    await openMenu();
    await screen.findByText('Cannot load diamonds');
    expect(screen.getAllByText('--')).toHaveLength(2);
    expect(menu()).toHaveTextContent('jade');
    expect(calls).toHaveLength(1);
    on('get', 'user/profile/me', profile);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
    await screen.findByText('1,284');
    expect(screen.getByText('You have 1,284 diamonds and 56 gold.')).toBeInTheDocument();
  });
  it('closes on Escape with focus return, on an outside click and when focus leaves', async () => {
    on('get', 'user/profile/me', profile);
    await renderSite(<Header />);
    await openMenu();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(menu()).toBeNull();
    expect(screen.getByRole('button', { name: /Account of/ })).toHaveFocus();
    await openMenu();
    fireEvent.pointerDown(document.body);
    expect(menu()).toBeNull();
    await openMenu();
    fireEvent.focusIn(screen.getByRole('link', { name: 'Shop' }));
    expect(menu()).toBeNull();
    await screen.findByRole('button', { name: 'Account of Jade Lê' });
  });
  it('shows the admin’s role and a link to the back office', async () => {
    signIn('Admin');
    on('get', 'user/profile/me', profile);
    await renderSite(<Header />);
    await openMenu();
    await screen.findByText('1,284');
    expect(menu()).toHaveTextContent('Admin');
    expect(screen.getByRole('link', { name: 'Back office' })).toHaveAttribute(
      'href',
      '/admin/admindashboard',
    );
  });
});

describe('logout', () => {
  it('calls the server, removes both tokens and reloads without waiting', async () => {
    signIn();
    let bearer: string | null = null;
    const calls = on('post', 'user/auth/logout', ({ request }) => {
      bearer = request.headers.get('authorization');
      return new Response(null, { status: 204 });
    });
    const reload = vi.fn();
    logoutPublic(reload);
    expect(reload).toHaveBeenCalled();
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(localStorage.getItem('refreshToken')).toBeNull();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(bearer).toMatch(/^Bearer x?/);
    expect(hasLogoutNote()).toBe(true);
  });
  it('announces it once on the next page', async () => {
    fakeTime(0);
    on('post', 'user/auth/logout', () => new Response(null, { status: 204 }));
    logoutPublic(vi.fn());
    // The account centre's layout, before it redirects to the login
    (await renderSite(<LoggedOutNote />)).unmount();
    const login = await renderSite(<LoggedOutNote />);
    expect(screen.getByText('You have been logged out.')).toBeInTheDocument();
    await pass(1000);
    login.unmount();
    await renderSite(<LoggedOutNote />);
    expect(screen.queryByText('You have been logged out.')).toBeNull();
  });
});

describe('language picker', () => {
  it('applies on Apply only, stores the choice, mirrors it in a cookie and sets the document’s language', async () => {
    await renderSite(<Header />, { language: 'vi' });
    fireEvent.click(screen.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' }));
    const choices = await screen.findAllByRole('radio');
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
      'VNVN Tiếng Việt',
      'ENEN English',
    ]);
    fireEvent.click(choices[1] as HTMLElement);
    expect(screen.getByRole('link', { name: 'Cửa hàng' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Áp dụng' }));
    await screen.findByRole('link', { name: 'Shop' });
    expect(localStorage.getItem('lang')).toBe('en');
    expect(document.cookie).toContain('lang=en');
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByText('The site is now in English.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Language: English' })).toHaveFocus();
  });
});

describe('more', () => {
  it('lists the further pages after the main links, and closes when one is followed', async () => {
    await renderSite(<Header />, { route: '*' });
    const main = screen.getByRole('navigation', { name: 'Main navigation' });
    const button = within(main).getByRole('button', { name: 'More' });
    expect(main.lastElementChild).toContainElement(button);
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const links = within(main).getAllByRole('link').slice(4);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/news',
      '/events',
      '/season',
      '/wardrobe',
      '/support',
    ]);
    fireEvent.click(within(main).getByRole('link', { name: 'News' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(within(main).getAllByRole('link')).toHaveLength(4);
  });
});

describe('mobile menu', () => {
  it('is a modal drawer with the links, language and motion', async () => {
    await renderSite(<Header />);
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const dialog = screen.getByRole('dialog', { name: 'Menu' });
    const links = within(dialog).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(
      'Home, Shop, Library, Download, News, Events, Season, Wardrobe, Help, Login'.split(', '),
    );
    const motion = within(dialog).getByRole('switch', { name: /Motion/ });
    expect(motion).toBeChecked();
    fireEvent.click(motion);
    expect(motion).not.toBeChecked();
    expect(localStorage.getItem('motion')).toBe('off');
    expect(document.documentElement.dataset.motion).toBe('off');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
