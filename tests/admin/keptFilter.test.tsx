import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, expect, it } from 'vitest';
import { openRequestStates } from '../../contract/moneyStates';
import { moneyPaths } from '../../src/admin/screens/money/moneyPaths';
import { paths } from '../../src/paths';
import { adminScreen, dialog, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';

// A list that was narrowed stays so behind its dialogs, after them, and after a page that was opened from it.
failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();
const at = '2026-11-20T17:05:09Z';

const request = {
  id: 'r1',
  kind: 'grant',
  state: 'requested',
  userId: 'u1',
  userName: 'minhkhoi',
  amount: 600,
  currency: 'diamonds',
  reasonKind: 'event',
  reason: 'Cup',
  requestedBy: 'thao',
  requestedAt: at,
  acts: ['approve', 'refuse'],
  diamondsTaken: 0,
  bonusTaken: 0,
  version: 1,
};
const found = {
  id: 'c1',
  kind: 'paid-twice',
  state: 'open',
  amount: 59_000,
  currency: 'VND',
  held: 59_000,
  openedAt: at,
  version: 1,
  transfers: [],
  notices: [],
  candidates: [],
  actions: ['write-off'],
  related: [],
};
const member = {
  id: 's1',
  userName: 'thao',
  email: 'thao@x.vn',
  lastName: 'Lê',
  firstName: 'Thảo',
  roles: ['shop'],
  state: 'active',
  hasFactor: true,
  createdAt: at,
};

beforeEach(() => {
  api.onList('money-requests', [request], { filter: { state: 'requested' }, sort: ['requestedAt', 'DESC'] });
  api.onList('money-requests', [request], {
    filter: { state: [...openRequestStates] },
    range: [0, 99],
    sort: ['requestedAt', 'DESC'],
  });
  api.on('GET admin/money-requests/r1', { json: request });
  api.onList('cases', [found], { filter: { kind: 'paid-twice' }, sort: ['openedAt', 'DESC'] });
  api.on('GET admin/cases/c1', { json: found });
  api.on('GET admin/cases/c1/requests', { json: [] });
  api.on('GET admin/cases/c1/notes', { json: [] });
  api.onList('staff', [member], { filter: { state: 'active' }, sort: ['createdAt', 'ASC'] });
  api.on('GET admin/staff/s1', { json: member });
});

const press = async (role: string, name: string | RegExp) =>
  fireEvent.click((await screen.findAllByRole(role, { name }))[0] as HTMLElement);
const queryOf = (filter: object) => `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

const approve = [['link', 'Approve']] as const;
const refuse = [['link', 'Refuse']] as const;
const roles = [
  ['button', 'Actions for thao'],
  ['menuitem', 'Change roles'],
] as const;
it.each([
  { path: moneyPaths.requests, filter: { state: 'requested' }, ways: approve, title: 'Approve the Request' },
  { path: moneyPaths.cases, filter: { kind: 'paid-twice' }, ways: refuse, title: 'Refuse the Request' },
  { path: paths.admin.staff, filter: { state: 'active' }, ways: roles, title: 'Change Roles' },
])('$path keeps its filter behind a dialog and after it', async ({ path, filter, ways, title }) => {
  const query = queryOf(filter);
  const router = visit(path + query);
  for (const [role, name] of ways) await press(role, name);
  const shown = await dialog(title);
  expect(router.state.location.search).toBe(query);
  fireEvent.click(shown.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  expect(router.state.location.search).toBe(query);
});

it('the way back from a case leads to the cases as they were, also after a dialog', async () => {
  const query = queryOf({ kind: 'paid-twice' });
  const router = visit(moneyPaths.cases + query);
  await press('link', 'Paid twice');
  await press('link', 'Write off');
  const shown = await dialog('Write Off');
  fireEvent.click(shown.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${moneyPaths.cases}/c1`));
  await press('link', 'All cases');
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(moneyPaths.cases + query),
  );
});
