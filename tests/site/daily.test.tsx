import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { on, refuse } from '../support/api';
import { visitSite } from '../support/news';
import { speak } from '../support/render';
import { tokenWith } from '../support/tokens';

const amounts = [20, 20, 30, 30, 40, 40, 1000];
const own = { isOn: true, amounts, day: '2026-12-13', place: 2, isMarked: false, opensAt: null };

const plate = () => within(screen.getByRole('region', { name: 'Today’s check-in' }));
async function visitPlate(): Promise<void> {
  await visitSite('/season');
  await screen.findByRole('region', { name: 'Today’s check-in' });
}
const days = () =>
  within(plate().getByRole('list', { name: 'Seven days' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => speak('en'));
afterEach(cleanup);

describe('the daily mark on the page of the season', () => {
  it('shows guests what it gives, and the way to sign in and back', async () => {
    on('get', 'site/daily', { isOn: true, amounts });
    await visitPlate();
    await plate().findByText('Log in to check in and get your gold.');
    expect(days()).toEqual(['Day 120', 'Day 220', 'Day 330', 'Day 430', 'Day 540', 'Day 640', 'Day 71,000']);
    expect(plate().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login?from=/season');
  });

  it('is nothing on a server without it, and while staff have paused it', async () => {
    on('get', 'site/daily', { isOn: false, amounts });
    await visitSite('/season');
    await screen.findByRole('heading', { level: 1 });
    await expect.poll(() => screen.queryByRole('region', { name: 'Today’s check-in' })).toBeNull();
  });

  describe('of a player', () => {
    beforeEach(() => {
      localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
      on('get', 'user/profile/me', { username: 'minh01' });
    });

    it('gives the gold that is shown, once, and says what comes next', async () => {
      let isMarked = false;
      const now = () => ({ ...own, isMarked });
      on('get', 'user/daily', now);
      const sent = on('post', 'user/daily', () => {
        isMarked = true;
        return now();
      });
      await visitPlate();
      const press = await plate().findByRole('button', { name: 'Get 30 gold' });
      expect(days()).toEqual([
        'Day 120Received',
        'Day 220Received',
        'Today30',
        'Day 430',
        'Day 540',
        'Day 640',
        'Day 71,000',
      ]);
      fireEvent.click(press);
      fireEvent.click(press);
      await plate().findByText('You got 30 gold today. Next time: 30 gold.');
      expect(sent).toEqual([{ key: '2026-12-13', amount: 30 }]);
      expect(plate().queryByRole('button')).toBeNull();
    });

    it('shows another amount before a second press, with what the server says', async () => {
      let now = own;
      on('get', 'user/daily', () => now);
      on('post', 'user/daily', () => {
        now = { ...own, amounts: [20, 20, 35, 30, 40, 40, 1000] };
        return refuse(409, 'Today’s gold has just changed.', { amount: ['Today’s gold has just changed.'] });
      });
      await visitPlate();
      fireEvent.click(await plate().findByRole('button', { name: 'Get 30 gold' }));
      await plate().findByText('Today’s gold has just changed.');
      await plate().findByRole('button', { name: 'Get 35 gold' });
    });

    it('says from when on a new account can, and that it could not be loaded', async () => {
      on('get', 'user/daily', { ...own, opensAt: '2026-12-14T01:30:00.000Z' });
      await visitPlate();
      await plate().findByText('A new account can check in from 08:30, 14 Dec 2026.');
      expect(plate().queryByRole('button')).toBeNull();
      cleanup();
      on('get', 'user/daily', () => refuse(503));
      await visitPlate();
      await plate().findByText('Your daily check-in could not be loaded.');
      on('get', 'user/daily', own);
      fireEvent.click(plate().getByRole('button', { name: 'Try again' }));
      await plate().findByRole('button', { name: 'Get 30 gold' });
    });
  });
});
