import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDateTime } from '../../../contract/dateTimes';
import { diamondPackages } from '../../../contract/diamondPackages';
import { link, markdown } from '../../../contract/fields';
import { partOf } from '../../../contract/resource';
import { slugOf } from '../../../contract/slug';
import { lengthOf, searchKey } from '../../../contract/text';
import { weapons } from '../../../contract/weapons';
import { phoneOf } from '../../../server/accounts/phone';
import { comparable } from '../../../server/accounts/players/searchText';
import { cleanRegistration, nameFrom, registrationProblems } from '../../../server/accounts/rules';
import { bearerOf } from '../../../server/http/actor';
import { networkOf } from '../../../server/http/limits/limiter';
import { verifyData } from '../../../server/payments/gateways/signature';
import { isEmail } from '../../../server/platform/emailAddress';
import { isId } from '../../../server/platform/ids';
import { maskContacts, maskText, withoutEmails } from '../../../server/platform/masking/contacts';
import { languageOf } from '../../../server/platform/messages/localized';
import { withoutEndSlashes } from '../../../server/platform/text';
import { parseField } from '../../../server/resources/parse';
import { fullName, isImageName, smallName } from '../../../server/storage/images/store';
import { growsTooFast, minCpuTime } from '../../support/server/cost';
import { buildTestApp, multipart, type TestApp } from '../../support/server/testApp';

/** Prefixes, repeated parts, and endings that make an expression fail at the very end. */
const heads = ['', 'a', '1', 'Bearer ', '::ffff:', 'br;q=0.', 'a@', 'vi', 'bytes='];
const units = [
  '/',
  ' ',
  '.',
  '1',
  'a',
  '-',
  '=',
  ',',
  ';',
  '0.',
  '1.',
  'a.',
  '.webp',
  '-s',
  ':',
  '\u0301',
  '\u0316\u0301',
  'e1',
  '\t',
  'q=0 ',
  'vi;q=1,',
  'br ',
];
const tails = ['', '!', '/a'];
const fill = (unit: string, size: number) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);

const request = (headers: object) => ({ headers }) as Parameters<typeof bearerOf>[0];
const registration = (text: string) => ({
  firstName: text,
  lastName: text,
  userName: text,
  email: text,
  phoneNumber: text,
  password: text,
});
const readers: Array<[string, (text: string) => unknown]> = [
  ['the path of a page', withoutEndSlashes],
  ['the bearer', (text) => bearerOf(request({ authorization: text }))],
  ['the language', (text) => languageOf({ headers: { 'accept-language': text } } as IncomingMessage)],
  ['the address', networkOf],
  ['an id', isId],
  ['a picture’s name', (text) => [isImageName(text), smallName(text), fullName(text)]],
  ['a search', searchKey],
  ['a length', lengthOf],
  ['a phone number', phoneOf],
  ['a name of another service', nameFrom],
  ['a search for players', comparable],
  ['an e-mail', isEmail],
  ['a registration', (text) => registrationProblems(cleanRegistration(registration(text)))],
  ['a date', parseDateTime],
  ['a signature', (text) => verifyData('key', {}, text)],
  ['a text of a form', (text) => parseField(weapons.fields.name, text, 'USD')],
  ['the address of a title', slugOf],
  ['a path of a form', (text) => parseField(link({ max: 20_000 }), `/${text}`, 'USD')],
  ['an address of another site', (text) => parseField(link({ max: 20_000 }), `https://${text}`, 'USD')],
  ['an address of a mail', (text) => parseField(link({ max: 20_000 }), `mailto:${text}`, 'USD')],
  ['Markdown of a form', (text) => parseField(markdown(), text, 'USD')],
  ['a number of a form', (text) => parseField(weapons.fields.damage, text, 'USD')],
  ['a choice of a form', (text) => parseField(weapons.fields.type, text, 'USD')],
  ['a price of a form', (text) => parseField(diamondPackages.fields.price, text, 'USD')],
  ['a word of a form', (text) => parseField(diamondPackages.fields.currency, text, 'USD')],
  ['a flag of a form', (text) => parseField(diamondPackages.fields.isActive, text, 'USD')],
];

describe('cost grows linearly with the length of the text, not quadratically', () => {
  it.each(readers)('%s', async (_name, read) => {
    for (const head of heads) {
      for (const unit of units) {
        for (const tail of tails) {
          const tooFast = await growsTooFast((size) => {
            const text = head + fill(unit, size) + tail;
            return () => read(text);
          }, 4000);
          expect([head, unit, tail, tooFast]).toEqual([head, unit, tail, false]);
        }
      }
    }
  });
});

/** What makes the search for contacts look again, and what it joins. */
const contactUnits = (
  '@ a@ a@b. "@ at (at) (dot) 0 09 0- 84. + +84 1:2 1.1.1.1 O o0 l1 % %25 %40 & &# &#64; =40 =40a \\u0040 ' +
  '０ ٠ ﷺ 0a deadbeef 12345678- 1234- ₫ 0, [1 0['
)
  .split(' ')
  .concat('" @', ' at ', ' a còng ', 'x at y dot z ', '0 ', '0912 ', '+1 ', '1/1/2020 ', '\u200b', 'a\u0301')
  .concat('0912345678 ', 'lan@mail.vn ');
const contactReaders: Array<[string, (text: string) => unknown]> = [
  ['an entry of the history, masked', (text) => maskContacts({ after: { description: text, id: text } })],
  ['an error in the log', (text) => withoutEmails(text, '[e-mail]')],
];

describe('contacts are looked for in linear time', () => {
  it.each(contactUnits)('in many times %j', async (unit) => {
    for (const [head, tail] of [
      ['', ''],
      ['0', '@'],
      ['+x@', ' at mail dot vn'],
    ] as const) {
      const tooFast = await growsTooFast((size) => {
        const text = head + fill(unit, size) + tail;
        return () => maskText(text);
      }, 5000);
      expect([head, tail, tooFast]).toEqual([head, tail, false]);
    }
  });

  it.each(contactReaders)('in %s', async (_name, read) => {
    for (const unit of ['a', 'a@', '0 ', '%40']) {
      const tooFast = await growsTooFast((size) => {
        const text = fill(unit, size);
        return () => read(text);
      }, 5000);
      expect([unit, tooFast]).toEqual([unit, false]);
    }
  });

  it('within five milliseconds of the processor for the longest text that staff may write', async () => {
    for (const unit of contactUnits) {
      const text = `0${fill(unit, 2000)}`;
      expect([unit, (await minCpuTime(() => maskText(text), 5)) <= 5]).toEqual([unit, true]);
    }
  });
});

describe('over whole requests', () => {
  let server: TestApp;
  let token: string;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outline-site-'));
    await writeFile(join(folder, 'app.html'), 'shell');
    server = await buildTestApp({ siteDir: folder, config: { trustProxy: ['127.0.0.0/8'] } });
    token = (await server.makeAdmin()).token;
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  /** Node limits the request line and headers to 16 kB. */
  const most = 15_500;
  const isSlow = (make: (size: number) => InjectOptions) =>
    growsTooFast((size) => {
      const options = make(size);
      return () => server.app.inject(options);
    }, most / 4);

  it.each([
    '/',
    '/api/docs/static/',
    '/images/',
    '/sandbox/checkout/',
    '/api/user/payment/status/',
    '/api/user/search?query=',
  ])('below %s', async (path) => {
    for (const unit of [
      '/',
      './',
      '../../',
      '.',
      'a',
      '-',
      '%2f',
      '%20',
      '%CC%81',
      '+',
      '&',
      '?',
      ';',
      '%2e%2e/',
    ]) {
      const tooSlow = await isSlow((size) => ({ url: `${path}${fill(unit, size - (size % unit.length))}a` }));
      expect([unit, tooSlow]).toEqual([unit, false]);
    }
  });

  it.each([
    'accept-language',
    'accept-encoding',
    'cookie',
    'if-none-match',
    'range',
    'x-forwarded-for',
    'origin',
    'authorization',
    'content-type',
  ])('in the header %s', async (name) => {
    for (const [url, method] of [
      ['/', 'GET'],
      ['/api/user/profile/me', 'GET'],
      ['/api/newsletter/subscribe', 'POST'],
    ] as const) {
      for (const unit of [
        ' ',
        ',',
        ';',
        '=',
        'a',
        '0',
        '"',
        'a=',
        'a;',
        'a,',
        '; q=0.',
        'br;',
        '\\"',
        'multipart/form-data; boundary=',
      ]) {
        const tooSlow = await isSlow((size) => ({
          url,
          method,
          headers: { [name]: `a${fill(unit, size)}!` },
          ...(method === 'POST' && { payload: '{}' }),
        }));
        expect([url, unit, tooSlow]).toEqual([url, unit, false]);
      }
    }
  });

  it('in bodies and forms', async () => {
    for (const unit of ['\u0316\u0301', '1', ' ', '.', 'a', 'a@', '\\u0000']) {
      const body = await isSlow((size) => ({
        url: '/api/user/auth/register',
        method: 'POST',
        payload: registration(fill(unit, size / 3)),
      }));
      const forms = new Map<number, InjectOptions>();
      for (const size of [most / 4, most]) {
        const text = fill(unit, size / 3);
        const fields = Object.keys(weapons.fields).map((name): [string, string] => [
          partOf(name),
          `${text}!`,
        ]);
        const { body: payload, headers } = await multipart(Object.fromEntries(fields));
        const url = `/api/${weapons.paths.create}`;
        forms.set(size, {
          url,
          method: 'POST',
          payload,
          headers: { ...headers, authorization: `Bearer ${token}` },
        });
      }
      const form = await isSlow((size) => forms.get(size) ?? {});
      expect([unit, body, form]).toEqual([unit, false, false]);
    }
  });
});
