import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passwordLengthText } from '../../contract/passwords';
import { staffProfileQuery } from '../../src/authProvider/staffProfile';
import { paths } from '../../src/paths';
import { queryClient } from '../../src/queryClient';
import { adminScreen, allow, dialog, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { wrongPasswords } from '../support/wrongPasswords';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();

const page = `${paths.admin.settings}/security`;
const codes = Array.from({ length: 10 }, (_, n) => `CODE-${n}`);
const session = (n: number, given: object = {}) => ({
  id: `s${n}`,
  device: `Firefox ${n}, Windows`,
  network: '10.1.2',
  createdAt: '2026-11-20T17:05:00Z',
  lastUsedAt: '2026-11-21T17:05:00Z',
  isCurrent: n === 1,
  ...given,
});
const sessions = (...list: object[]) => api.on('GET user/sessions', { json: { sessions: list } });
const factor = (isSetUp: boolean, recoveryCodesLeft = 0) =>
  api.on('GET user/second-factor', { json: { isSetUp, isRequired: false, recoveryCodesLeft } });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (scope: ReturnType<typeof within>, name: string | RegExp) =>
  fireEvent.click(scope.getByRole('button', { name }));
const type = (scope: ReturnType<typeof within>, label: RegExp, value: string) =>
  fireEvent.change(scope.getByLabelText(label), { target: { value } });

beforeEach(() => {
  sessions(session(1), session(2));
  factor(false);
});

it('the Settings page opens on My security', async () => {
  const router = visit(paths.admin.settings);
  await part('Second factor');
  expect(router.state.location.pathname).toBe(page);
});

describe('password', () => {
  it('is changed with the current one; the form is cleared, and the other sessions are gone', async () => {
    visit(page);
    const form = await part('Change password');
    await screen.findByText('Firefox 2, Windows');
    type(form, /^Current password/, 'old one');
    type(form, /^New password/, 'a new password');
    type(form, /^Repeat/, 'a new password');
    api.on('POST user/password', { json: { message: 'Done.' } });
    sessions(session(1));
    press(form, 'Change password');
    await screen.findByText('Password changed. All other devices are logged out.');
    const sent = api.calls.find(({ path }) => path === 'user/password')?.body;
    expect(sent).toEqual({ currentPassword: 'old one', newPassword: 'a new password' });
    await waitFor(() => expect(screen.queryByText('Firefox 2, Windows')).toBeNull());
    expect(form.getByLabelText(/^Current password/)).toHaveProperty('value', '');
  });
  it('shows errors at the fields, its own and the server’s', async () => {
    visit(page);
    const form = await part('Change password');
    type(form, /^Current password/, 'wrong');
    type(form, /^New password/, 'different');
    type(form, /^Repeat/, 'other');
    press(form, 'Change password');
    await form.findByText('The passwords do not match.');
    expect(api.lines()).not.toContain('POST user/password');
    type(form, /^New password/, 'long enough');
    type(form, /^Repeat/, 'long enough');
    api.on('POST user/password', {
      status: 400,
      json: { message: 'Wrong.', errors: { currentPassword: ['This is not your password.'] } },
    });
    press(form, 'Change password');
    await form.findByText('This is not your password.');
    expect(form.getByLabelText(/^New password/)).toHaveProperty('value', 'long enough');
  });
  it('refuses what the contract refuses, without a call', async () => {
    visit(page);
    const form = await part('Change password');
    press(form, 'Change password');
    await form.findByText('Please enter your current password.');
    await form.findByText('Please enter a new password.');
    for (const wrong of wrongPasswords) {
      type(form, /^New password/, 'long enough');
      type(form, /^Repeat/, 'long enough');
      await waitFor(() => expect(form.queryByText(passwordLengthText.en)).toBeNull());
      type(form, /^New password/, wrong);
      await form.findByText(passwordLengthText.en);
    }
    expect(api.lines()).not.toContain('POST user/password');
  });
});

describe('sessions', () => {
  it('show device, network and last use; one is ended after a confirmation, the current one never', async () => {
    visit(page);
    const list = await part('Logged-in devices');
    const rows = await list.findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[1]?.textContent).toMatch(/10\.1\.2.*21.Nov.2026 00:05.*22.Nov.2026 00:05/);
    expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
    press(within(rows[1] as HTMLElement), /^Log out/);
    const ask = await dialog('Log out this device?', 'alertdialog');
    ask.getByText('Firefox 2, Windows');
    api.on('DELETE user/sessions/s2', { status: 404 });
    sessions(session(1));
    press(ask, 'Log out');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(list.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
  });
  it('all others are ended together', async () => {
    visit(page);
    const list = await part('Logged-in devices');
    fireEvent.click(await list.findByRole('button', { name: 'Log out all other devices' }));
    const ask = await dialog('Log out all other devices', 'alertdialog');
    api.on('DELETE user/sessions', { status: 204 });
    press(ask, 'Log out');
    await waitFor(() => expect(api.lines()).toContain('DELETE user/sessions'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('the second factor', () => {
  const secret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Outline:an?secret=JBSWY3DPEHPK3PXP' };
  async function setUp(scope: ReturnType<typeof within>) {
    api.on('POST user/second-factor/begin', { json: secret });
    type(scope, /^Current password/, 'mine');
    press(scope, 'Continue');
    await scope.findByRole('img', { name: 'QR code for the authenticator app' });
    scope.getByText('JBSW Y3DP EHPK 3PXP');
    type(scope, /^6-digit code/, '000000');
    api.on('POST user/second-factor/confirm', {
      status: 400,
      json: { message: 'Wrong.', errors: { code: ['This code is not right.'] } },
    });
    press(scope, 'Confirm');
    await scope.findByText('This code is not right.');
    type(scope, /^6-digit code/, '123 456');
    api.on('POST user/second-factor/confirm', { json: { recoveryCodes: codes } });
    press(scope, 'Confirm');
    const shown = await scope.findByRole('list', { name: 'Recovery codes' });
    expect(within(shown).getAllByRole('listitem')).toHaveLength(10);
    expect(api.calls.at(-1)?.body).toEqual({ code: '123456' });
  }

  it('is set up with the password and a code; the recovery codes are shown until confirmed', async () => {
    const copied = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
    visit(page);
    const area = await part('Second factor');
    fireEvent.click(await area.findByRole('button', { name: 'Set up the second factor' }));
    await setUp(area);
    expect(area.getByRole('link', { name: 'Download' }).getAttribute('href')).toContain('CODE-9');
    press(area, 'Copy');
    expect(copied).toHaveBeenCalledWith(codes.join('\r\n'));
    const done = area.getByRole('button', { name: 'Done' });
    expect(done).toHaveProperty('disabled', true);
    fireEvent.click(area.getByRole('checkbox'));
    factor(true, 10);
    api.on('GET user/profile/me', { json: { username: 'an' } });
    fireEvent.click(done);
    await area.findByText('On. 10 recovery codes are unused.');
    expect(screen.queryByText('CODE-9')).toBeNull();
    vi.unstubAllGlobals();
  });
  it('gets new recovery codes, with a code of the app when the last one is too long ago', async () => {
    factor(true, 1);
    visit(page);
    const area = await part('Second factor');
    await area.findByText('On. 1 recovery code is unused.');
    api.on('POST user/second-factor/recovery-codes', {
      status: 403,
      json: { message: 'Again.', errors: { stepUp: ['Again.'] } },
    });
    press(area, 'New recovery codes');
    const step = await screen.findByRole('dialog');
    api.on('POST user/auth/step-up', { json: { until: '2026-11-22T00:00:00Z' } });
    api.on('POST user/second-factor/recovery-codes', { json: { recoveryCodes: codes } });
    fireEvent.change(within(step).getByRole('textbox'), { target: { value: '123456' } });
    fireEvent.submit(within(step).getByRole('textbox'));
    await area.findByText('CODE-9');
  });

  it('comes before everything else where required, then everything opens', async () => {
    allow();
    queryClient.setQueryData(staffProfileQuery().queryKey, {
      roles: ['game'],
      permissions: ['catalog:read'],
      hasFactor: false,
      mustSetUp: true,
    });
    visit(paths.admin.notifications);
    await screen.findByRole('heading', { level: 1, name: 'Set up your second factor' });
    expect(screen.getAllByRole('menuitem')).toEqual([screen.getByRole('menuitem', { name: 'Logout' })]);
    await setUp(within(screen.getByRole('main')));
    fireEvent.click(screen.getByRole('checkbox'));
    api.on('GET user/profile/me', { json: { username: 'an' } });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await screen.findByRole('heading', { level: 1, name: 'System Notifications' });
    screen.getByRole('menuitem', { name: 'Settings' });
  });
});
