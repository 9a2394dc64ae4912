import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureAdmin } from '../../../server/accounts/firstAdmin';
import { nameFrom } from '../../../server/accounts/rules';
import { render } from '../../../server/mail/templates/index';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const registration = (given: object) => ({
  firstName: 'Hà',
  lastName: 'Nguyễn',
  userName: `ha${Math.floor(performance.now() * 1000)}`,
  email: `ha${Math.floor(performance.now() * 1000)}@example.com`,
  phoneNumber: '',
  password: 'a long enough phrase',
  ...given,
});

it.each(['Nhận quà tại play.example', 'www.quà.vn', 'a.b'])('refuses %s as a name', async (firstName) => {
  const answer = await server.post('user/auth/register', registration({ firstName }));
  expect(answer.status).toBe(400);
  expect(answer.body.errors.firstName).toEqual([
    'A name cannot contain a web address. Put a space after a period.',
  ]);
});

const reasons = {
  nameLength: ['Tên dài từ 1 đến 50 ký tự.', 'A name must have 1 to 50 characters.'],
  nameForm: [
    'Tên chỉ gồm chữ cái, khoảng trắng, dấu nháy, dấu chấm và gạch nối, và có ít nhất một chữ cái.',
    'A name may have only letters, spaces, apostrophes, periods and hyphens, with at least one letter.',
  ],
  userNameForm: [
    'Tên người dùng gồm 3 đến 32 ký tự: chữ cái không dấu, chữ số, dấu chấm, gạch dưới hoặc gạch ngang.',
    'A user name must have 3 to 32 letters, digits, periods, underscores or hyphens.',
  ],
  phoneForm: [
    'Số điện thoại gồm 8 đến 15 chữ số, có thể bắt đầu bằng dấu +.',
    'A phone number must have 8 to 15 digits and may start with +.',
  ],
  emailForm: ['Địa chỉ email không hợp lệ.', 'This email address is not valid.'],
} as const;
/** What each field refuses, by the reason that its message has to name. */
const refused = {
  firstName: { nameLength: ['a'.repeat(51)], nameForm: ['An🎮', '1An', 'An, Jr', '...', 'A_n', 'An2'] },
  lastName: { nameLength: ['ư'.repeat(51)], nameForm: ['Lê🎮', '(Lê)', '--'] },
  userName: { userNameForm: ['ab', 'a'.repeat(33), 'hà nội', 'an🎮', 'an,jr'] },
  phoneNumber: { phoneForm: ['1234567', '1'.repeat(16), 'phone'] },
  email: { emailForm: ['an', 'an@', 'an@@example.com', 'an example@example.com'] },
} as const;
const rules = Object.entries(refused).flatMap(([field, kinds]) =>
  Object.entries(kinds).flatMap(([reason, values]) =>
    (values as readonly string[]).flatMap((value) =>
      (['vi', 'en'] as const).map((language) => ({ field, reason, value, language })),
    ),
  ),
);

it.each(rules)('says why $field refuses $value in $language', async ({ field, reason, value, language }) => {
  const headers = { 'accept-language': language };
  const answer = await server.post('user/auth/register', registration({ [field]: value }), { headers });
  const [vi, en] = reasons[reason as keyof typeof reasons];
  expect([answer.status, answer.body.errors]).toEqual([400, { [field]: [language === 'vi' ? vi : en] }]);
});

it.each(['St. John', 'Nguyễn Văn A.', 'O’Neil'])('accepts %s as a name', async (lastName) => {
  expect((await server.post('user/auth/register', registration({ lastName }))).status).toBe(201);
});

it('omits the name from mails to an unverified address', async () => {
  const given = registration({ firstName: 'Trúng Thưởng' });
  await server.post('user/auth/register', given);
  await server.post('user/forgot-password/send-code', { email: given.email });
  const mails = (await server.mails()).filter(({ to }) => to === given.email);
  expect(mails).toHaveLength(2);
  for (const { text, html } of mails) expect(text + html).not.toContain('Trúng Thưởng');
});

it('turns names from another service into valid ones', () => {
  expect(nameFrom('https://play.example/gift')).toBe('httpsplay. examplegift');
  expect(nameFrom('Hà')).toBe('Hà');
});

it('promotes nobody by a setting', async () => {
  const player = await server.makeUser();
  const start = () =>
    ensureAdmin(server.db, server.clock, server.deps.passwords, {
      wanted: { email: player.email.toUpperCase(), password: 'a long enough phrase' },
      isMade: true,
    });
  await expect(start()).rejects.toThrow(/^ADMIN_EMAIL .* is a player's account/);
  await server.db
    .updateTable('users')
    .set({ role: 'Admin', staffRoles: ['owner'] })
    .where('id', '=', player.id)
    .execute();
  expect((await start())?.password).toBeNull();
});

it('leads to help in every mail, by mail too if configured, and otherwise asks nobody to reply', () => {
  const templates = ['verifyEmail', 'resetPassword', 'passwordChanged', 'purchaseDone'] as const;
  for (const template of templates) {
    for (const language of ['vi', 'en'] as const) {
      const values = { code: '012345', diamonds: '100', packageName: 'Gói', transactionId: 'x', name: 'Hà' };
      const site = 'https://outline.example';
      const alone = render(template, language, values, { email: null, site }).text;
      expect(alone).not.toMatch(/trả lời thư|answer this mail|reply|viết cho|write to/i);
      expect(alone).toContain(`${site}${language === 'vi' ? '' : '/en'}/support`);
      const { text } = render(template, language, values, { email: 'help@outline.example', site });
      expect(text).toContain('help@outline.example');
    }
  }
});

it.each(['admin', 'Outline.Support', 'cskh-2026'])(
  'nobody registers the user name %s, which reads as ours',
  async (userName) => {
    const answer = await server.post('user/auth/register', registration({ userName }));
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([409, ['userName']]);
  },
);
