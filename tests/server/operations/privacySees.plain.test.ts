import { expect, it } from 'vitest';
import { PlayerCard } from '../../../contract/cards';
import { languages } from '../../../contract/languages';
import { FoundPlayer } from '../../../contract/players';
import { pageAddress } from '../../../server/payments/gateways/vnpayPage';
import { privacy } from '../../../src/site/content/legal';

const seen = (language: 'vi' | 'en') => privacy[language].sections[2]?.paragraphs ?? [];
/** A word for each field in both languages, null where a field says nothing about its player. */
type Words = Record<string, readonly [vi: string, en: string] | null>;

const found: Words = {
  email: ['email đầy đủ', 'whole email'],
  userName: ['tên người dùng', 'user name'],
  firstName: ['họ tên', 'your name'],
  lastName: ['họ tên', 'your name'],
  since: ['tháng đăng ký', 'month in which you registered'],
  drawing: ['robot', 'robot'],
};
const card: Words = {
  userName: ['tên người dùng', 'user name'],
  since: ['tháng đăng ký', 'month in which you registered'],
  worn: ['đang mặc', 'what it wears'],
  avatar: ['robot', 'robot'],
  seasons: ['các mùa', 'the seasons'],
  counts: ['số vật phẩm theo độ hiếm', 'items of each rarity'],
  isIndexed: null,
};
const provider: Words = {
  vnp_TxnRef: ['mã giao dịch', 'transaction ID'],
  vnp_OrderInfo: ['mã giao dịch', 'transaction ID'],
  vnp_Amount: ['số tiền', 'amount'],
  vnp_CurrCode: null,
  vnp_Locale: ['ngôn ngữ', 'language'],
  vnp_IpAddr: ['(IP)', '(IP)'],
  ...Object.fromEntries(
    ['Version', 'Command', 'TmnCode', 'OrderType', 'ReturnUrl', 'CreateDate', 'ExpireDate', 'SecureHash'].map(
      (name) => [`vnp_${name}`, null],
    ),
  ),
};
const order = {
  orderNumber: '1',
  paymentNumber: '4F7A9-2C10B',
  amount: 59_000,
  currency: 'VND' as const,
  language: 'vi' as const,
  ipAddress: '203.0.113.5',
  returnUrl: 'https://outline.example/shops',
  createdAt: new Date(0),
  expiresAt: new Date(900_000),
} as Parameters<typeof pageAddress>[1];
const address = pageAddress(
  { tmnCode: 'T', hashSecret: 'S', payUrl: 'https://pay.example' } as Parameters<typeof pageAddress>[0],
  order,
);

it.each([
  ['of who is found to be paid for', 0, found, Object.keys(FoundPlayer.properties)],
  ['of a player card', 1, card, Object.keys(PlayerCard.properties)],
  ['that VNPAY receives', 2, provider, [...new URL(address).searchParams.keys()]],
] as const)('the privacy policy names everything %s', (_, place, words, fields) => {
  expect([...fields].sort()).toEqual(Object.keys(words).sort());
  for (const [at, language] of languages.entries())
    for (const word of Object.values(words))
      if (word) expect(seen(language)[place]?.toLowerCase()).toContain(word[at]?.toLowerCase());
});
