import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpError, I18nContextProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPublicAddress } from '../../contract/publicHost';
import { i18nProvider } from '../../src/admin/app/i18nProvider';
import { SandboxBanner } from '../../src/admin/app/layout/SandboxBanner';
import { boxes as boxesDefinition } from '../../src/admin/resources/boxes';
import { paths } from '../../src/paths';
import { queryClient } from '../../src/queryClient';
import { adminScreen, dialog, fill, pickImage, typedInto, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { tokenWith } from '../support/tokens';
import { samples } from './samples';

// React logs every error that a boundary catches.
const thrown = new Error('a mistake in a component');
failOnConsole((first) => first instanceof HttpError || first === thrown || String(first).startsWith('%o'));
adminScreen();
const api = recordApi();

const { admin } = paths;
const boxes = samples.find(({ name }) => name === 'boxes') as (typeof samples)[number];
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const listBoxes = (...rows: object[]) => api.on(boxes.calls.list, { json: boxes.list(...rows) as never });

describe('a part of the back office that fails to render', () => {
  const inputs = boxesDefinition.inputs;
  let broken = true;
  const Broken = () => {
    if (broken) throw thrown;
    return <p>Here again.</p>;
  };
  beforeEach(() => {
    broken = true;
  });
  afterEach(() => {
    boxesDefinition.inputs = inputs;
    boxesDefinition.header = undefined;
  });

  it('a dialog: its list stays, and the dialog can be retried', async () => {
    listBoxes(boxes.row);
    boxesDefinition.inputs = () => <Broken />;
    visit(`${boxes.path}/create`);
    const open = await dialog('Something went wrong');
    await screen.findByText('Some text');
    broken = false;
    fireEvent.click(open.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Here again.');
  });

  it('a page: the menu stays, the page recovers when the network returns', async () => {
    listBoxes(boxes.row);
    boxesDefinition.header = <Broken />;
    visit(boxes.path);
    await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
    screen.getByRole('menuitem', { name: 'Dashboard' });
    broken = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText('Here again.');
    await screen.findByRole('heading', { level: 1, name: 'Combat Management' });
  });

  it('other pages are unaffected', async () => {
    listBoxes(boxes.row);
    boxesDefinition.header = <Broken />;
    visit(boxes.path);
    await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
    fireEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
  });

  it('an unknown address shows our own message', async () => {
    visit(`${admin.root}/nowhere`);
    await screen.findByRole('heading', { level: 1, name: 'This page was not found' });
    expect(screen.getByRole('link', { name: 'To the dashboard' }).getAttribute('href')).toBe(admin.dashboard);
    expect(document.body.textContent).not.toContain('bad link');
  });
});

describe('a save while offline', () => {
  it('reports it at once, keeps the typed values, and Cancel and Escape work', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    listBoxes();
    visit(`${boxes.path}/create`);
    await dialog('Add New Box');
    // Notifies the query library, which pauses calls while offline.
    act(() => void window.dispatchEvent(new Event('offline')));
    fill('name', 'Mine');
    for (const name of ['boxHealth', 'dropWeight']) fill(name, '1');
    fireEvent.mouseDown(document.querySelector('[role="dialog"] [role="combobox"]') as Element);
    fireEvent.click(screen.getAllByRole('option')[0] as HTMLElement);
    pickImage();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    press('Add Box');
    await screen.findByText(/There is no connection/);
    screen.getByText('Failed to create box');
    expect(typedInto('name')).toBe('Mine');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Cancel' }), { key: 'Escape' });
    await dialog('Discard changes?', 'alertdialog');
    vi.unstubAllGlobals();
    act(() => void window.dispatchEvent(new Event('online')));
  });
});

describe('a session that ends during editing', () => {
  const row = { ...boxes.row, name: 'Box', version: 3 };
  /** Edits the box until the session ends: the server accepts neither the access token nor the refresh token. */
  async function editUntilItEnds() {
    localStorage.setItem('email', 'an@b.vn');
    localStorage.setItem('refreshToken', 'r');
    listBoxes(row);
    api.on(boxes.calls.one as string, { json: row as never });
    const router = visit(`${boxes.path}/r1/edit`);
    await (await dialog('Edit Box')).findByRole('button', { name: 'Save Changes' });
    fill('name', 'Half typed');
    fill('dropWeight', '0.5');
    pickImage();
    api.on(boxes.calls.update, { status: 401 });
    api.on('POST user/auth/refresh-token', { status: 401 });
    press('Save Changes');
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.auth.login));
    return router;
  }
  async function signIn(email: string) {
    const fields = await screen.findAllByRole('textbox');
    fireEvent.change(fields[0] as HTMLElement, { target: { value: email } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a long password' } });
    api.on('GET user/profile/me', { json: { username: 'an' } });
    api.on('POST user/auth/login', {
      json: {
        accessToken: tokenWith({ role: 'Admin' }),
        refreshToken: 'r2',
        userName: 'an',
        email,
      },
    });
    fireEvent.submit((fields[0] as HTMLInputElement).form as HTMLFormElement);
  }

  it('leads to the sign-in with the reason, and back to the form with the typed values', async () => {
    const router = await editUntilItEnds();
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      reason: 'expired',
      from: `${boxes.path}/r1/edit`,
    });
    await screen.findByText(/Your session has ended/);
    expect(screen.queryByText('Discard changes?')).toBeNull();
    await signIn('an@b.vn');
    await (await dialog('Edit Box')).findByText(/What you were typing has been restored/);
    expect([typedInto('name'), typedInto('dropWeight')]).toEqual(['Half typed', '0.5']);
    screen.getByText(/Please choose the image again/);
    expect(router.state.location.pathname).toBe(`${boxes.path}/r1/edit`);
    // Based on the version that editing started from, so that a change by someone else is still detected.
    api.on(boxes.calls.update, { json: { ...row, version: 4 } as never });
    press('Save Changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const saved = api.calls.findLast(({ method }) => method === 'PUT');
    const parts = Object.fromEntries(saved?.body as [string, unknown][]);
    expect(parts).toMatchObject({ Name: 'Half typed', DropWeight: '0.5', Version: '3' });
    expect(Object.keys({ ...sessionStorage }).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('shows none of them to another account', async () => {
    await editUntilItEnds();
    await screen.findByText(/Your session has ended/);
    await signIn('other@b.vn');
    await (await dialog('Edit Box')).findByRole('button', { name: 'Save Changes' });
    expect(typedInto('name')).toBe('Box');
    expect(Object.keys({ ...sessionStorage }).filter((key) => key.includes('draft'))).toEqual([]);
  });
});

describe('an admin who has lost the role', () => {
  it('is signed out with the reason instead of seeing an empty shell', async () => {
    localStorage.setItem('refreshToken', 'r');
    api.on(boxes.calls.list, { status: 403, json: { message: 'Not allowed.' } });
    api.on('POST user/auth/refresh-token', {
      json: { accessToken: tokenWith({ role: 'User', fresh: true }), refreshToken: 'r' },
    });
    const router = visit(boxes.path);
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.auth.login));
    await screen.findByText(/no longer an administrator/);
  });
  it('stays when the role is unchanged and only this call was refused', async () => {
    localStorage.setItem('refreshToken', 'r');
    api.on(boxes.calls.list, { status: 403, json: { message: 'Not allowed.' } });
    api.on('POST user/auth/refresh-token', {
      json: { accessToken: tokenWith({ role: 'Admin', fresh: true }), refreshToken: 'r' },
    });
    const router = visit(boxes.path);
    await screen.findByText('The list could not be loaded.', { exact: false });
    await waitFor(() => expect(api.lines()).toContain('POST user/auth/refresh-token'));
    expect(router.state.location.pathname).toBe(boxes.path);
  });
});

describe('sandbox payments on a public address', () => {
  const show = (protocol: string, hostname: string) =>
    render(
      <QueryClientProvider client={queryClient}>
        <I18nContextProvider value={i18nProvider}>
          <SandboxBanner address={{ protocol, hostname }} />
        </I18nContextProvider>
      </QueryClientProvider>,
    );
  const gateways = (...names: string[]) =>
    api.on('GET user/payment/gateways', {
      json: { gateways: names.map((name) => ({ name, currencies: ['VND'] })) },
    });
  const settled = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));

  it('shows a warning on every page', async () => {
    gateways('sandbox');
    show('https:', 'outline.vn');
    await screen.findByRole('alert');
    expect(screen.getByRole('alert').textContent).toMatch(
      /không ai thật sự trả tiền|nobody is really paying/,
    );
  });
  it.each([
    ['a real gateway', () => gateways('payos')],
    ['an older server', () => api.on('GET user/payment/gateways', { status: 404 })],
    ['a failed question', () => api.on('GET user/payment/gateways', { status: 500 })],
  ])('shows no warning for %s', async (_, lay) => {
    lay();
    show('https:', 'outline.vn');
    await settled();
    expect(api.calls).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it.each([
    ['https:', 'outline.vn', true],
    ['http:', 'outline.vn', false],
    ...[
      'localhost',
      'shop.local',
      '127.0.0.1',
      '[::1]',
      '10.0.0.5',
      '192.168.1.2',
      '172.20.0.3',
      '[fd00::1]',
    ].map((host) => ['https:', host, false] as const),
    ['https:', '172.32.0.1', true],
    ['https:', '169.254.1.1', false],
    ['https:', 'shop.internal', false],
    ['https:', '10.example.com', true],
  ] as const)('%s//%s is public: %s', (protocol, hostname, expected) => {
    expect(isPublicAddress({ protocol, hostname })).toBe(expected);
  });
});
