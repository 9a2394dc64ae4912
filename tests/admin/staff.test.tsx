import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { permissions, permissionsOf } from '../../contract/permissions';
import type { StaffMember } from '../../contract/staff';
import { ApiError } from '../../src/api/ApiError';
import { paths } from '../../src/paths';
import { queryClient } from '../../src/queryClient';
import { adminScreen, allow, dialog, fill, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { tokenWith } from '../support/tokens';

failOnConsole((first) => first instanceof HttpError || first instanceof ApiError);
adminScreen();
const api = recordApi();

const member = (given: Partial<StaffMember>): StaffMember => ({
  id: 's2',
  state: 'active',
  email: 'lan@outline.example',
  userName: 'lan',
  firstName: 'Lan',
  lastName: 'Trần',
  roles: ['shop'],
  hasFactor: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastLoginAt: null,
  expiresAt: null,
  version: 3,
  ...given,
});
const me = member({ id: 'u1', userName: 'me', roles: ['owner'] });
const invited = member({
  id: 'i1',
  state: 'invited',
  userName: '',
  firstName: '',
  lastName: '',
  email: 'new@outline.example',
  expiresAt: '2026-11-24T00:00:00.000Z',
});

async function openStaff(address: string = paths.admin.staff, staff = [me, member({}), invited]) {
  localStorage.setItem('accessToken', tokenWith({ role: 'Admin', sub: me.id }));
  allow(...permissions);
  api.onList('staff', staff, { sort: ['createdAt', 'ASC'] });
  for (const one of staff) api.on(`GET admin/staff/${one.id}`, { json: one });
  const router = visit(address);
  await screen.findByRole('table', { name: 'Table of staff', hidden: true });
  return router;
}
const menuOf = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  const menu = await screen.findByRole('menu');
  return within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
};
const bodies = (line: string) =>
  api.calls.filter(({ method, path }) => `${method} ${path}` === line).map(({ body }) => body);

it('lists everyone with roles, state and factor', async () => {
  await openStaff();
  expect((await screen.findByText('(lan)')).parentElement?.textContent).toBe('Trần Lan (lan)');
  expect(screen.getByText('Invited until 24 Nov 2026 07:00')).toBeTruthy();
  expect(screen.getByText('You')).toBeTruthy();
  expect(await menuOf('lan')).toEqual([
    'Change roles',
    'Change the user name',
    'Log out everywhere',
    'Reset the second factor',
    'Remove from staff',
  ]);
});

it('of one’s own row only the user name can be changed', async () => {
  await openStaff();
  expect(await menuOf('me')).toEqual(['Change the user name']);
});

it('changes a user name for a reason, of the version that was shown; a taken one is said at its field', async () => {
  await openStaff(`${paths.admin.staff}/s2/user-name`);
  const open = await dialog('Change the User Name');
  fill('userName', 'lan.tran');
  fill('reason', 'Married');
  const taken = { message: 'Taken.', errors: { userName: ['This user name is already taken.'] } };
  api.on('PUT admin/staff/s2/user-name', { status: 409, json: taken });
  fireEvent.click(open.getByRole('button', { name: 'Change Name' }));
  await open.findByText('This user name is already taken.');
  api.on('PUT admin/staff/s2/user-name', { json: member({ userName: 'lan.tran' }) as never });
  fireEvent.click(open.getByRole('button', { name: 'Change Name' }));
  await screen.findByText('User name changed.');
  expect(bodies('PUT admin/staff/s2/user-name')).toEqual(
    Array(2).fill({ userName: 'lan.tran', reason: 'Married', version: 3 }),
  );
});

it('an invitation can only be resent or withdrawn', async () => {
  await openStaff();
  expect(await menuOf('new@outline.example')).toEqual([
    'Send the invitation again',
    'Withdraw the invitation',
  ]);
});

it('an invitation needs an address, a role and a reason', async () => {
  await openStaff(`${paths.admin.staff}/invite`);
  const open = await dialog('Invite a Colleague');
  fireEvent.click(open.getByRole('button', { name: 'Send Invitation' }));
  await open.findByText('Choose at least one role.');
  expect(open.getAllByText('This field is required.')).toHaveLength(2);
  expect(bodies('POST admin/staff/invitations')).toEqual([]);
});

it('an invitation sends its roles and its reason; an error is shown at the field', async () => {
  await openStaff(`${paths.admin.staff}/invite`);
  const open = await dialog('Invite a Colleague');
  fill('email', 'nam@outline.example');
  fill('reason', 'Runs the shop');
  fireEvent.click(open.getByRole('checkbox', { name: /^Shop/ }));
  const refusal = 'This person is already on the staff.';
  api.on('POST admin/staff/invitations', {
    status: 409,
    json: { message: refusal, errors: { email: [refusal] } },
  });
  fireEvent.click(open.getByRole('button', { name: 'Send Invitation' }));
  await waitFor(() => expect(open.getAllByText(refusal).length).toBeGreaterThan(0));
  api.on('POST admin/staff/invitations', { status: 201, json: invited as never });
  fireEvent.click(open.getByRole('button', { name: 'Send Invitation' }));
  await screen.findByText('Invitation sent.');
  expect(bodies('POST admin/staff/invitations')[1]).toEqual({
    email: 'nam@outline.example',
    roles: ['shop'],
    reason: 'Runs the shop',
  });
});

it('prompts for the second factor again, then continues with all typed values', async () => {
  await openStaff(`${paths.admin.staff}/s2/roles`);
  const open = await dialog('Change Roles');
  fireEvent.click(await open.findByRole('checkbox', { name: /^Finance/ }));
  fill('reason', 'Does the books');
  const stale = { message: 'Give your code again.', errors: { stepUp: ['Give your code again.'] } };
  api.on('PUT admin/staff/s2', { status: 403, json: stale });
  fireEvent.click(open.getByRole('button', { name: 'Save Roles' }));
  const question = await dialog('Confirm It Is You');
  const wrong = { message: 'Wrong code.', errors: { code: ['Wrong code.'] } };
  api.on('POST user/auth/step-up', { status: 400, json: wrong });
  fireEvent.change(question.getByLabelText('Code'), { target: { value: '111111' } });
  fireEvent.click(question.getByRole('button', { name: 'Continue' }));
  await question.findByText('Wrong code.');
  api.on('POST user/auth/step-up', { json: { until: '2026-11-22T00:10:00.000Z' } });
  api.on('PUT admin/staff/s2', { json: member({ roles: ['shop', 'finance'] }) as never });
  fireEvent.click(question.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Roles changed.');
  expect(bodies('PUT admin/staff/s2')).toEqual(
    Array(2).fill({ roles: ['shop', 'finance'], reason: 'Does the books', version: 3 }),
  );
});

/** A colleague changes the roles of Lan, which the screen reads when it fetches anything again. */
function changeMeanwhile() {
  const theirs = member({ userName: 'lan-anh', roles: ['content'], version: 4 });
  api.on('GET admin/staff/s2', { json: theirs as never });
  api.on('PUT admin/staff/s2', { json: theirs as never });
  api.onList('staff', [me, theirs, invited], { sort: ['createdAt', 'ASC'] });
}
async function saveRoles(open: Awaited<ReturnType<typeof dialog>>): Promise<unknown> {
  fireEvent.click(open.getByRole('checkbox', { name: /^Finance/ }));
  fill('reason', 'Does the books');
  fireEvent.click(open.getByRole('button', { name: 'Save Roles' }));
  await screen.findByText('Roles changed.');
  return bodies('PUT admin/staff/s2')[0];
}

it('roles that a colleague changes meanwhile are not changed back: what is sent names the version it was made of', async () => {
  await openStaff(`${paths.admin.staff}/s2/roles`);
  const open = await dialog('Change Roles');
  await open.findByRole('checkbox', { name: /^Finance/ });
  changeMeanwhile();
  await queryClient.invalidateQueries();
  await open.findByText('lan-anh');
  expect(await saveRoles(open)).toEqual({
    roles: ['shop', 'finance'],
    reason: 'Does the books',
    version: 3,
  });
});

it('a dialog begins with what its list shows, not with what an earlier one did', async () => {
  const router = await openStaff();
  await screen.findByText('(lan)');
  changeMeanwhile();
  await queryClient.invalidateQueries();
  await screen.findByText('(lan-anh)');
  await router.navigate(`${paths.admin.staff}/s2/roles`);
  const open = await dialog('Change Roles');
  expect(await open.findByRole('checkbox', { name: /^Content/ })).toHaveProperty('checked', true);
  expect(await saveRoles(open)).toMatchObject({ roles: ['content', 'finance'], version: 4 });
});

it('an unanswered prompt leaves the dialog unchanged', async () => {
  await openStaff(`${paths.admin.staff}/s2/remove`);
  const open = await dialog('Remove from Staff');
  fill('reason', 'Left the studio');
  const stale = { message: 'Give your code again.', errors: { stepUp: ['Give your code again.'] } };
  api.on('POST admin/staff/s2/remove', { status: 403, json: stale });
  fireEvent.click(open.getByRole('button', { name: 'Remove' }));
  const question = await dialog('Confirm It Is You');
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await open.findByText('Give your code again.');
  expect(document.querySelector<HTMLTextAreaElement>('[name="reason"]')?.value).toBe('Left the studio');
});

it('signs colleagues out from the list of sessions, and leads from one’s own to My security', async () => {
  localStorage.setItem('accessToken', tokenWith({ role: 'Admin', sub: me.id }));
  allow(...permissions);
  const session = (id: string, userName: string, isCurrent = false) => ({
    id: `${id} ${isCurrent}`,
    userId: id,
    userName,
    device: 'Firefox',
    network: '127.0.0.0',
    createdAt: '2026-11-20T00:00:00.000Z',
    lastUsedAt: '2026-11-20T00:00:00.000Z',
    isCurrent,
  });
  api.onList('sessions', [session('u1', 'me', true), session('u1', 'me'), session('s2', 'lan')], {
    sort: ['lastUsedAt', 'DESC'],
  });
  visit(`${paths.admin.settings}/sessions`);
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  const linkIn = (row: HTMLElement | undefined) =>
    within(row as HTMLElement).queryByRole<HTMLAnchorElement>('link');
  expect(rows.map((row) => linkIn(row)?.pathname)).toEqual([
    undefined,
    `${paths.admin.settings}/security`,
    `${paths.admin.settings}/sessions/s2/end-sessions`,
  ]);
  expect(linkIn(rows[2])?.getAttribute('aria-label')).toBe('Log lan out everywhere');
});

it('has no tab for those who may not see the staff', async () => {
  allow(...permissionsOf(['shop']));
  visit(paths.admin.staff);
  await screen.findByRole('heading', { level: 1, name: 'You do not have access to this page' });
  expect(api.lines()).toEqual([]);
});
