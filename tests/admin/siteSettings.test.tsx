import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { permissionsOf } from '../../contract/permissions';
import type { AllSettings } from '../../contract/settings';
import { limitNames } from '../../contract/siteSettings';
import { paths } from '../../src/paths';
import { adminScreen, allow, dialog, fill, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();

const each = (value: number | null) => Object.fromEntries(limitNames.map((name) => [name, value]));
const all = {
  gateways: { id: 'gateways', version: 3, order: ['vnpay', 'payos'], off: [] },
  known: [
    {
      name: 'payos',
      currencies: ['VND'],
      isListed: true,
      noticeAt: '2026-11-21T00:00:00.000Z',
      answerAt: null,
    },
    { name: 'vnpay', currencies: ['VND'], isListed: true, noticeAt: null, answerAt: null },
    { name: 'sandbox', currencies: ['VND', 'USD'], isListed: false, noticeAt: null, answerAt: null },
  ],
  limits: { id: 'limits', version: 4, ...each(null) },
  most: each(1000),
  site: {
    id: 'site',
    version: 5,
    isClosed: false,
    messageVi: '',
    messageEn: '',
    supportEmail: '',
    isSeasonShown: true,
    isNewsShown: true,
  },
  daily: { id: 'daily', version: 1, isOn: true, amounts: [20, 20, 30, 30, 40, 40, 100] },
  supportEmail: 'help@outline.example',
} as unknown as AllSettings;

async function open(tab: 'payments' | 'site') {
  api.on('GET admin/site-settings', { json: all as never });
  const router = visit(`${paths.admin.settings}/${tab}`);
  await screen.findByRole('heading', { level: 2, name: tab === 'site' ? 'Site' : 'Payment gateways' });
  return router;
}
/** The form of one group of settings, of those on the tab. */
const saveButton = (group: 'site' | 'daily') => {
  const [site, daily] = screen.getAllByRole('button', { name: 'Save' });
  return (group === 'site' ? site : daily) as HTMLElement;
};
const sent = (line: string) =>
  api.calls.filter(({ method, path }) => `${method} ${path}` === line).map(({ body }) => body);
const input = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;

const reason = 'Their maintenance';
/** Gives the reason of a press on a gateway, in the dialog of this title. */
async function confirm(title: string, label: string) {
  const question = await dialog(title, 'alertdialog');
  fill('reason', reason);
  fireEvent.click(question.getByRole('button', { name: label }));
}
it('orders the gateways for a reason, and says what stops before the last one is turned off', async () => {
  await open('payments');
  const put = 'PUT admin/site-settings/gateways';
  const answer = (change: object) =>
    api.on(put, { json: { ...all.gateways, version: 4, ...change } as never });
  expect(
    within(screen.getByRole('list', { name: 'Payment gateways' }))
      .getAllByText(/^(payOS|VNPAY|Sandbox)/)
      .map((one) => one.firstChild?.textContent),
  ).toEqual(['VNPAY', 'payOS', 'Sandbox']);
  answer({ order: ['payos', 'vnpay'], off: ['payos'] });
  const up = screen.getByRole('button', { name: 'Move payOS up' });
  up.focus();
  fireEvent.click(up);
  const why = await dialog('Move payOS up', 'alertdialog');
  fireEvent.click(why.getByRole('button', { name: 'Move payOS up' }));
  await why.findByText('This field is required.');
  expect(sent(put)).toEqual([]);
  await confirm('Move payOS up', 'Move payOS up');
  await screen.findByText(/^Saved\. Every server/);
  // It is the first now: the arrow says so and keeps the focus, which a disabled one would lose.
  expect([document.activeElement, up.getAttribute('aria-disabled'), up.matches(':disabled')]).toEqual([
    screen.getByRole('button', { name: 'Move payOS up' }),
    'true',
    false,
  ]);
  fireEvent.click(up);
  expect(sent(put)).toEqual([{ order: ['payos', 'vnpay'], off: [], reason, version: 3 }]);
  fireEvent.click(screen.getByRole('button', { name: 'Turn VNPAY off' }));
  const question = await dialog('Turn VNPAY off', 'alertdialog');
  expect(question.getByText(/the last gateway that is on/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent(put)).toHaveLength(1);
  answer({ off: ['payos', 'vnpay'] });
  fireEvent.click(screen.getByRole('button', { name: 'Turn VNPAY off' }));
  await confirm('Turn VNPAY off', 'Turn VNPAY off');
  await screen.findByRole('button', { name: 'Turn VNPAY on' });
  expect(sent(put)[1]).toEqual({ order: ['payos', 'vnpay'], off: ['payos', 'vnpay'], reason, version: 4 });
});

it('tells who was faster and what they changed, shows that, and lets the press be made again', async () => {
  await open('payments');
  const put = 'PUT admin/site-settings/gateways';
  const current = { ...all.gateways, version: 4, order: ['payos', 'vnpay'], off: ['vnpay'] };
  api.on(put, {
    status: 409,
    json: { message: 'Changed.', conflict: { by: 'lan', at: '2026-11-21T00:00:00.000Z', current } },
  });
  api.on('GET admin/site-settings', { json: { ...all, gateways: current } as never });
  fireEvent.click(screen.getByRole('button', { name: 'Turn payOS off' }));
  await confirm('Turn payOS off', 'Turn payOS off');
  const told = within(
    (await screen.findByText(/^lan changed the gateways on 21 Nov 2026/)).closest(
      '[role=alert]',
    ) as HTMLElement,
  );
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Turned off: VNPAY',
    'New order: payOS, VNPAY',
  ]);
  await screen.findByRole('button', { name: 'Turn VNPAY on' });
  api.on(put, { json: { ...current, version: 5, off: [] } as never });
  fireEvent.click(screen.getByRole('button', { name: 'Turn VNPAY on' }));
  await confirm('Turn VNPAY on', 'Turn VNPAY on');
  await screen.findByRole('button', { name: 'Turn VNPAY off' });
  expect(screen.queryByText(/^lan changed/)).toBeNull();
  expect(sent(put)[1]).toEqual({ order: ['payos', 'vnpay'], off: [], reason, version: 4 });
});

it('shows at its field a limit that the server refuses, and sends what was typed with a reason', async () => {
  await open('payments');
  const said = 'It must not be looser than the server’s limit: at most 1,000.';
  api.on('PUT admin/site-settings/limits', {
    status: 400,
    json: { message: 'Wrong', errors: { grantCapGolds: [said] } },
  });
  fireEvent.change(input('grantCapGolds'), { target: { value: '5000' } });
  fireEvent.change(input('reason'), { target: { value: 'Too much' } });
  const [, save] = [null, ...screen.getAllByRole('button', { name: 'Save' })];
  fireEvent.click(save as HTMLElement);
  await screen.findByText(said);
  expect(sent('PUT admin/site-settings/limits')).toEqual([
    { ...each(null), grantCapGolds: 5000, reason: 'Too much', version: 4 },
  ]);
});

const closing = 'Close the site for maintenance';

it('asks before the site is closed, and a conflict shows both versions and loses nothing', async () => {
  await open('site');
  const put = 'PUT admin/site-settings/site';
  fireEvent.change(input('messageEn'), { target: { value: 'Back at noon' } });
  // Only the daily marks, whose form follows, need one.
  const reasons = () => document.querySelectorAll('[name=reason]').length;
  expect(reasons()).toBe(1);
  fireEvent.click(input('isNewsShown'));
  fireEvent.click(input('isClosed'));
  expect(reasons()).toBe(2);
  fireEvent.change(input('reason'), { target: { value: 'Wrong prices' } });
  const current = { ...all.site, version: 9, supportEmail: 'new@outline.example' };
  api.on(put, {
    status: 409,
    json: { message: 'Changed.', conflict: { by: 'lan', at: '2026-11-21T00:00:00.000Z', current } },
  });
  fireEvent.click(saveButton('site'));
  const question = await dialog(closing, 'alertdialog');
  expect(question.getByText(/closes for all players within two seconds/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: closing }));
  const conflict = await dialog('This record has just changed', 'alertdialog');
  // The table of both versions is loaded as a chunk.
  expect(await conflict.findByText('new@outline.example')).toBeTruthy();
  api.on(put, { json: { ...current, version: 10, isClosed: true, messageEn: 'Back at noon' } as never });
  fireEvent.click(conflict.getByRole('button', { name: 'Save Mine' }));
  fireEvent.click((await dialog(closing, 'alertdialog')).getByRole('button', { name: closing }));
  await screen.findByText(/In maintenance: players cannot/);
  expect(sent(put)[1]).toMatchObject({
    isClosed: true,
    messageEn: 'Back at noon',
    supportEmail: 'new@outline.example',
    isSeasonShown: true,
    isNewsShown: false,
    reason: 'Wrong prices',
    version: 9,
  });
});

it('sets what each day of daily marks gives, for a reason, and asks before it pauses them', async () => {
  await open('site');
  const put = 'PUT admin/site-settings/daily';
  api.on(put, { json: { ...all.daily, version: 2, isOn: false } as never });
  fireEvent.change(input('amounts.2'), { target: { value: '1001' } });
  fireEvent.change(input('reason'), { target: { value: 'New year' } });
  fireEvent.click(saveButton('daily'));
  await waitFor(() => expect(input('amounts.2').getAttribute('aria-invalid')).toBe('true'));
  expect(sent(put)).toEqual([]);
  fireEvent.change(input('amounts.2'), { target: { value: '500' } });
  fireEvent.click(input('isOn'));
  fireEvent.click(saveButton('daily'));
  const pause = 'Pause daily check-in';
  fireEvent.click((await dialog(pause, 'alertdialog')).getByRole('button', { name: pause }));
  await waitFor(() =>
    expect(sent(put)).toEqual([
      { isOn: false, amounts: [20, 20, 500, 30, 40, 40, 100], reason: 'New year', version: 1 },
    ]),
  );
});

it('shows finance the gateways and limits, and nothing that they may not change', async () => {
  allow(...permissionsOf(['finance']));
  await open('payments');
  expect(screen.queryByRole('button', { name: /Turn|Move|Ask|Save/ })).toBeNull();
  expect(screen.getByText('Purchases per day')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Site' })).toBeNull();
});

it.each(['supportEmail', 'amounts.0'])(
  'asks before leaving loses %s, in whichever form it was typed',
  async (name) => {
    const router = await open('site');
    fireEvent.change(input(name), { target: { value: name === 'supportEmail' ? 'a@b.example' : '25' } });
    await act(() => router.navigate(`${paths.admin.settings}/payments`));
    const question = await dialog('Discard changes?', 'alertdialog');
    fireEvent.click(question.getByRole('button', { name: 'Keep Editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.state.location.pathname).toBe(`${paths.admin.settings}/site`);
    await act(() => router.navigate(`${paths.admin.settings}/payments`));
    fireEvent.click(await screen.findByRole('button', { name: 'Discard Changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${paths.admin.settings}/payments`));
  },
);
