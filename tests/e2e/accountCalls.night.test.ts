import { beforeAll, expect, it } from 'vitest';
import { playerLists } from '../../contract/playerLists';
import { demoPassword } from '../../server/cli/demo/demo';
import { browserForTests, remember } from './browser';
import { addressIn, callingOffice, sendsFrom } from './callingOffice';

// What staff send about each other and about players, from the built client; see everyCall.

const browser = browserForTests();
const office = callingOffice(browser);
const { site, page, sends, open, press, dialog, input, submit, confirm, closed } = office;

const email = 'minhkhoi@outline.example';
const corrected = 'khoi.moi@outline.example';
/** The player that most acts are about, and one who never entered the mailed code. */
let player: string;
let unverified: string;
beforeAll(async () => {
  ({ userId: player = '' } = await office.rowOf('admin/transactions', (row) => row.email === email));
  const json = {
    email: 'lan.pham@outline.example',
    password: 'khep-net-2026',
    userName: 'lanpham',
    firstName: 'Lan',
    lastName: 'Phạm',
  };
  expect(await site.call('user/auth/register', { method: 'POST', json })).toMatchObject({ status: 201 });
  const found = await site.call(`admin/user/get-all?Search=${json.email}`, { token: office.token() });
  unverified = found.body.users[0].id;
});

const about = (id: string, path: string) => `/admin/usermanager/${id}/${path}`;
const staff = (path: string) => `/admin/settings/staff/${path}`;
const colleague = async () =>
  (await office.rowOf('admin/staff', (row) => row.email === 'finance@outline.example')).id;
const invited = async () => (await office.rowOf('admin/staff', ({ state }) => state === 'invited')).id;

/** The address of the dialog that sends a call, and what has to be given there besides a reason. */
interface Act {
  path: () => string | Promise<string>;
  fill?: () => Promise<unknown>;
}
const acts: ReadonlyArray<readonly [call: string, act: Act]> = [
  [
    'POST admin/staff/invitations',
    {
      path: () => staff('invite'),
      fill: async () => {
        await input('email').fill('mai@outline.example');
        await dialog().getByRole('checkbox').last().check();
      },
    },
  ],
  ['POST admin/staff/invitations/:id/withdraw', { path: async () => staff(`${await invited()}/withdraw`) }],
  [
    'PUT admin/staff/:id',
    {
      path: async () => staff(`${await colleague()}/roles`),
      fill: () => dialog().getByRole('checkbox').last().click(),
    },
  ],
  [
    'PUT admin/staff/:id/user-name',
    {
      path: async () => staff(`${await colleague()}/user-name`),
      fill: () => input('userName').fill('quoc.bao'),
    },
  ],
  ['POST admin/staff/:id/end-sessions', { path: async () => staff(`${await colleague()}/end-sessions`) }],
  ['POST admin/staff/:id/remove', { path: async () => staff(`${await colleague()}/remove`) }],
  [
    'PUT admin/players/:id/tags',
    {
      path: () => about(player, 'notes/tags'),
      fill: () => dialog().getByRole('combobox').fill('tester'),
    },
  ],
  ['POST admin/players/:id/sign-out', { path: () => about(player, 'notes/sign-out') }],
  [
    'POST admin/players/:id/email',
    {
      path: () => about(player, 'notes/email'),
      fill: () => input('email').fill(corrected),
    },
  ],
  ['POST admin/players/:id/email/final', { path: () => about(player, 'notes/email-final') }],
  ['POST admin/players/:id/erasure', { path: () => about(player, 'notes/erase') }],
  ['POST admin/players/:id/erasure/undo', { path: () => about(player, 'notes/keep') }],
];

it('the sessions of a player are listed, and one is ended', async () => {
  const json = { email, password: demoPassword };
  expect(await site.call('user/auth/login', { method: 'POST', json })).toMatchObject({ status: 200 });
  await sends(addressIn('GET admin/players/:id/sessions'), () => open(about(player, 'sessions')));
  await press('Log out');
  await sends(addressIn('POST admin/players/:id/sessions/:session/end'), confirm);
  await closed();
});

it.each(Object.keys(playerLists).filter((name) => name !== 'sessions'))(
  'all %s of a player are listed',
  async (name) => {
    await sends(addressIn(`GET admin/players/:id/${name}`), () => open(about(player, name)));
  },
);

it.each(acts)('%s is sent by its dialog', async (call, { path, fill }) => {
  await office.sendByDialog(call, await path(), fill);
});

it('a ban is undone, and another is lifted', async () => {
  const choose = (state: string) => () => dialog().getByRole('radio', { name: state }).check();
  const path = `/admin/usermanager/${player}/status`;
  await office.sendByDialog('POST admin/user/ban/:id', path, choose('Banned'));
  await sends(addressIn('POST admin/user/undo'), () => press('Undo'));
  await office.sendByDialog('POST admin/user/ban/:id', path, choose('Banned'));
  await office.sendByDialog('POST admin/user/unban/:id', path, choose('Active'));
});

it('the code is sent again to a player who has not entered it', async () => {
  await open(about(unverified, 'notes'));
  await sends(addressIn('POST admin/players/:id/verification'), () => press('Send the code again'));
});

it('the data of a player are exported, and the list of players', async () => {
  await open(about(player, 'notes'));
  await sends(addressIn('POST admin/players/:id/export'), () => press('Export the data'));
  await open('/admin/usermanager');
  await sends(addressIn('POST admin/user/export'), () => press('Export'));
});

it('a note about a player is added and deleted', async () => {
  await open(about(player, 'notes'));
  await page().locator('main textarea[name=text]').fill('Called on Monday.');
  await sends(addressIn('POST admin/players/:id/notes'), () => press('Add note'));
  await sends(addressIn('DELETE admin/players/:id/notes/:note'), () => press('Delete'));
});

it('a view of a list is saved and deleted', async () => {
  await open('/admin/usermanager');
  const manage = async () => {
    await press('How the list is shown');
    await page().getByRole('menuitem', { name: 'Save or manage views…' }).click();
  };
  await manage();
  await input('name').fill('Mine');
  await sends(addressIn('POST admin/views'), submit);
  await closed();
  await manage();
  await sends(addressIn('DELETE admin/views/:id'), () => press('Delete the view Mine'));
  await dialog().getByRole('button', { name: 'Close', exact: true }).click();
  await closed();
});

it('staff who may not list players see how many there are', async () => {
  const json = { email: 'content@outline.example', password: demoPassword };
  const session = (await site.call('user/auth/login', { method: 'POST', json })).body;
  const theirs = await browser.open();
  await remember(theirs, { ...session, lang: 'en' });
  await sendsFrom(theirs, addressIn('GET admin/user/stats'), () =>
    theirs.goto(`${site.url}/admin/admindashboard`),
  );
});
