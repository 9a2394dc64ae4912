import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Page as Overview } from '../../src/site/account/overview/OverviewPage';
import { accountTabs, tabPath } from '../../src/site/account/tabs';
import { on, refuse } from '../support/api';
import { openAddress } from '../support/openAddress';
import { renderSite } from '../support/render';
import { tokenWith } from '../support/tokens';

describe('account centre', () => {
  it('redirects to login without a token', async () => {
    const { router } = await openAddress('/account');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
  });
  it('says why and returns here when the session expires while it is open', async () => {
    localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
    localStorage.setItem('refreshToken', 'r1');
    on('get', 'user/profile/me', () => refuse(401));
    on('post', 'user/auth/refresh-token', () => refuse(401));
    on('get', 'user/payment/pending', () => refuse(404));
    const { router } = await openAddress('/account');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(router.state.location.search).toBe('?reason=expired&from=%2Faccount');
  });
  it('shows title, welcome, balances and an open payment', async () => {
    localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
    on('get', 'user/profile/me', {
      firstName: 'Jade',
      lastName: 'Lê',
      username: 'jade',
      email: 'j@mail.com',
      diamonds: 7,
      golds: 9,
    });
    on('get', 'user/payment/pending', {
      transactionId: 't',
      paymentUrl: 'https://p',
      expiresAt: '',
      amount: 59_000,
      currency: 'VND',
    });
    await openAddress('/account');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Account Center');
    expect(await screen.findByText('Welcome back, jade!')).toBeInTheDocument();
    expect(await screen.findByText(/unfinished payment of 59,000/)).toBeInTheDocument();
  });
});

describe('the open payment notice', () => {
  const open = async () => {
    localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
    await renderSite(<Overview />, { path: '/account' });
  };
  const me = {
    firstName: 'Jade',
    lastName: 'Lê',
    username: 'jade',
    email: 'j@mail.com',
    diamonds: 7,
    golds: 9,
  };
  it('says that there is none only after the server has said so', async () => {
    on('get', 'user/profile/me', me);
    on('get', 'user/payment/pending', () => refuse(404));
    await open();
    expect(screen.queryByText('No payment is pending.')).toBeNull();
    expect(screen.getByText('Checking for payments...')).toHaveAttribute('role', 'status');
    expect(await screen.findByText('No payment is pending.')).toBeInTheDocument();
  });
  it.each(['user/payment/pending', 'user/profile/me'])('reports when %s fails, and retries', async (path) => {
    on('get', 'user/profile/me', me);
    on('get', 'user/payment/pending', () => refuse(404));
    on('get', path, () => refuse(500));
    await open();
    const failure = await screen.findByText('Cannot check for pending payments.');
    expect(screen.queryByText('No payment is pending.')).toBeNull();
    on('get', path, path.endsWith('me') ? me : () => refuse(404));
    // Other parts of the page may have failed too.
    const notice = failure.closest('section') as HTMLElement;
    fireEvent.click(within(notice).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No payment is pending.')).toBeInTheDocument();
  });
});

describe('the tabs', () => {
  const me = {
    firstName: 'Jade',
    lastName: 'Lê',
    username: 'jade',
    email: 'j@mail.com',
    diamonds: 7,
    golds: 9,
  };
  const bar = () => screen.findByRole('navigation', { name: 'Parts of the account' });
  const open = (path: string) => {
    localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
    on('get', 'user/profile/me', me);
    on('get', 'user/payment/pending', () => refuse(404));
    return openAddress(path);
  };
  it.each(accountTabs)(
    '%s has its address, its heading and its title, below those of the account',
    async (tab) => {
      await open(tabPath(tab).toUpperCase());
      const current = await within(await bar()).findByRole('link', { current: 'page' });
      const name = current.textContent ?? '';
      expect(await screen.findByRole('heading', { level: 2, name })).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account Center');
      await waitFor(() => expect(document.title).toBe(`${name} | Account Center | Outline`));
    },
  );
  it('lead to one another, with the focus on what they lead to', async () => {
    await open('/account');
    fireEvent.click(within(await bar()).getByRole('link', { name: 'Security' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Security' })).toHaveFocus());
    fireEvent.click(within(await bar()).getByRole('link', { name: 'Overview' }));
    await waitFor(() => expect(document.title).toBe('Account Center | Outline'));
    expect(within(await bar()).getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
  });
  it('that are none lead to the overview', async () => {
    const { router } = await open('/account/nothing');
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
  });
  it('say why and come back to themselves when the session ends', async () => {
    localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
    localStorage.setItem('refreshToken', 'r1');
    on('get', 'user/profile/me', () => refuse(401));
    on('post', 'user/auth/refresh-token', () => refuse(401));
    const { router } = await openAddress('/account/security');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?reason=expired&from=%2Faccount%2Fsecurity'),
    );
  });
});
