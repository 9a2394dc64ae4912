import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { passwordLengthText } from '../../contract/passwords';
import type { OwnSession } from '../../contract/sessions';
import { Page as Security } from '../../src/site/account/security/SecurityPage';
import { api, on, refuse } from '../support/api';
import { renderSite, speak } from '../support/render';
import { tokenWith } from '../support/tokens';
import { wrongPasswords } from '../support/wrongPasswords';

const session = (id: string, device: string | null, more: Partial<OwnSession> = {}): OwnSession => ({
  id,
  device,
  network: '203.0.113',
  createdAt: '2026-07-05T12:00:00.000Z',
  lastUsedAt: '2026-07-06T12:00:00.000Z',
  isCurrent: false,
  ...more,
});
const phone = session('s1', 'Safari, iOS', { network: '2001:db8:0:1' });
const old = session('s2', null, { network: null });
const mine = session('s3', 'Firefox, Windows', { isCurrent: true });

const devices = () =>
  screen.getByRole('heading', { name: 'Logged-in devices' }).closest('section') as HTMLElement;
const rows = () => within(devices()).getAllByRole('listitem');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const live = () => screen.getAllByRole('status').find((region) => region.matches('[aria-live]'));

beforeEach(() => {
  localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
  on('get', 'user/profile/me', { username: 'jade', email: 'j@mail.com', diamonds: 0, golds: 0 });
});
async function open(sessions: OwnSession[] = [phone, old, mine]) {
  on('get', 'user/sessions', { sessions });
  const view = await renderSite(<Security />, { path: '/account', places: ['/auth/forgot-password'] });
  await screen.findByText('Firefox, Windows');
  return view;
}

describe('signed-in devices (requirement A-4)', () => {
  it('lists this device first, then device, network and times of the others', async () => {
    await open();
    const [first, second, third] = rows();
    expect(first).toHaveTextContent(/Firefox, Windows.*This device.*203\.0\.113\.x.*Active now/);
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    expect(second).toHaveTextContent(/Safari, iOS.*2001:db8:0:1:….*5 Jul 2026, \d\d:\d\d.*6 Jul 2026/);
    expect(third).toHaveTextContent(/Unknown device.*Unknown/);
  });
  it('loads, fails, and recovers on a retry that keeps the focus', async () => {
    on('get', 'user/sessions', () => refuse(500));
    await renderSite(<Security />);
    expect(screen.getByText('Loading your devices...')).toHaveAttribute('role', 'status');
    expect(await screen.findByRole('alert')).toHaveTextContent('Cannot load your devices.');
    expect(screen.queryByText(/not logged in on any other/)).toBeNull();
    on('get', 'user/sessions', { sessions: [mine] });
    press('Retry');
    expect(await screen.findByText('Firefox, Windows')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Logged-in devices' })).toHaveFocus();
  });
  it('says when there is no other device', async () => {
    await open([mine]);
    expect(screen.getByText('Your account is not logged in on any other device.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Log out/ })).toBeNull();
  });
  it('ends one session, announces it and moves the focus to the heading', async () => {
    await open();
    const ended = on('delete', 'user/sessions/s1', () => new HttpResponse(null, { status: 204 }));
    press(/^Log out Safari, iOS, logged in 5 Jul 2026/);
    await waitFor(() => expect(live()).toHaveTextContent('Safari, iOS is logged out.'));
    expect(ended).toHaveLength(1);
    expect(rows()).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Logged-in devices' })).toHaveFocus());
  });
  it('takes a session that has ended by itself off the list', async () => {
    await open();
    on('delete', 'user/sessions/s1', () => refuse(404));
    press(/^Log out Safari/);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(within(devices()).queryByRole('alert')).toBeNull();
  });
  it('is busy once, keeps the session and says so when ending it fails', async () => {
    await open();
    let calls = 0;
    api.use(
      http.delete('*/api/user/sessions/s1', async () => {
        calls += 1;
        await delay(50);
        return refuse(500);
      }),
    );
    press(/^Log out Safari/);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Log out Safari/ })).toHaveAttribute('aria-busy', 'true'),
    );
    press(/^Log out Safari/);
    expect(await within(devices()).findByRole('alert')).toHaveTextContent('Could not log out.');
    expect([calls, rows().length]).toEqual([1, 3]);
  });
});

describe('all other devices (requirement A-5)', () => {
  const ask = async () => {
    await open();
    press('Log out all other devices');
    return screen.findByRole('alertdialog', { name: 'Log out all other devices?' });
  };
  it('asks first, with the focus on Cancel, which changes nothing', async () => {
    const dialog = await ask();
    expect(dialog).toHaveAccessibleDescription(/This device stays logged in/);
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    expect(cancel).toHaveFocus();
    fireEvent.click(cancel);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(rows()).toHaveLength(3);
  });
  it('ends them, announces it and moves the focus to the heading', async () => {
    const dialog = await ask();
    const ended = on('delete', 'user/sessions', () => new HttpResponse(null, { status: 204 }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(live()).toHaveTextContent('All other devices are logged out.'));
    expect([ended.length, rows().length]).toEqual([1, 1]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Logged-in devices' })).toHaveFocus());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  it('keeps the question open with a message when it fails', async () => {
    const dialog = await ask();
    on('delete', 'user/sessions', () => refuse(503));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Log out' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Could not log out.');
    expect(rows()).toHaveLength(3);
  });
});

describe('change of password (requirement A-6)', () => {
  const field = (name: string) => screen.getByLabelText(name);
  const fill = (current: string, next: string, repeat = next) => {
    const values = { 'Current password': current, 'New password': next, 'Repeat new password': repeat };
    for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
    press('Change password');
  };
  it('has the attributes password managers need', async () => {
    const { container } = await open();
    expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password');
    for (const name of ['New password', 'Repeat new password'])
      expect(field(name)).toHaveAttribute('autocomplete', 'new-password');
    await waitFor(() => expect(container.querySelector('[autocomplete=username]')).toHaveValue('j@mail.com'));
  });
  it.each([
    [['', 'net-moi-2026', 'net-moi-2026'], 'Current password', 'Please enter your current password.'],
    [['net-cu-2026', '', ''], 'New password', 'Please enter a new password.'],
    [['net-cu-2026', 'net-moi-2026', 'net-moi'], 'Repeat new password', 'Passwords do not match.'],
    ...wrongPasswords.map(
      (wrong) => [['net-cu-2026', wrong, wrong], 'New password', passwordLengthText.en] as const,
    ),
  ] as const)(
    'tells at the field what is wrong with %j, without a call',
    async ([current, next, repeat], name, text) => {
      await open();
      fill(current, next, repeat);
      await waitFor(() => expect(field(name)).toHaveFocus());
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text) as string);
      // Without a new password its repetition is missing too.
      expect(screen.getAllByRole('alert')).toHaveLength(next ? 1 : 2);
      expect(field('Current password')).toHaveValue(current);
    },
  );
  it.each([
    ['currentPassword', 'Current password'],
    ['newPassword', 'New password'],
  ])('shows the server’s message at %s and follows a change of language', async (key, name) => {
    on('post', 'user/password', () => refuse(400, 'Refused.', { [key]: ['The server’s reason.'] }));
    await open();
    fill('net-cu-2026', 'net-moi-2026');
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(screen.getByRole('alert')).toHaveTextContent('The server’s reason.');
    await speak('vi');
    expect(await screen.findByRole('alert')).not.toHaveTextContent('The server’s reason.');
  });
  it.each([
    [() => refuse(429, 'Wait a minute.'), 'Wait a minute.'],
    [() => HttpResponse.error(), 'Cannot reach the server.'],
  ])('keeps what was typed when the call fails (%#)', async (answer, text) => {
    on('post', 'user/password', answer);
    await open();
    fill('net-cu-2026', 'net-moi-2026');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field('New password')).toHaveValue('net-moi-2026');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus());
  });
  it('changes it, empties the fields, tells that other devices are signed out, and reads them anew', async () => {
    const bodies = on('post', 'user/password', { message: 'ok' });
    await open();
    on('get', 'user/sessions', { sessions: [mine] });
    fill('net-cu-2026', 'net-moi-2026');
    expect(
      await screen.findByText('Password changed. All other devices are logged out.'),
    ).toBeInTheDocument();
    expect(bodies).toEqual([{ currentPassword: 'net-cu-2026', newPassword: 'net-moi-2026' }]);
    for (const name of ['Current password', 'New password', 'Repeat new password'])
      expect(field(name)).toHaveValue('');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
  });
  it('leads to the reset by e-mail, with the address', async () => {
    const { router } = await open();
    await waitFor(() => expect(document.querySelector('[autocomplete=username]')).toHaveValue('j@mail.com'));
    fireEvent.click(screen.getByRole('link', { name: 'Set a password by email' }));
    await screen.findByText('at /auth/forgot-password');
    expect(router.state.location.state).toEqual({ email: 'j@mail.com' });
  });
});
