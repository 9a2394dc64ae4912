import { choice, date, flag, integer, references, type TextForm, text } from './fields';
import type { LocalizedText } from './languages';
import { defineRestResource } from './resource';

/** What a code's amount means: a percentage of the package's diamonds, or a number of diamonds. */
export const offerKinds = ['Percent', 'Diamonds'] as const;

/** The characters of a code. */
export const codeForm: TextForm = {
  pattern: /^[a-z0-9]{4,24}$/i,
  message: {
    vi: 'Mã gồm 4 đến 24 chữ cái không dấu hoặc chữ số.',
    en: 'A code has 4 to 24 unaccented letters or digits.',
  },
  sample: 'TANCONG',
};
const tooMuch: LocalizedText = {
  vi: 'Tối đa 100%: mã không tặng quá số kim cương của gói.',
  en: 'At most 100%: a code cannot add more diamonds than the package has.',
};

/**
 * Codes that give a buyer bonus diamonds (studio.md, Shop work); 0 uses means unlimited, no packages means all of
 * them.
 */
export const offers = defineRestResource({
  name: 'offers',
  access: { read: 'figures:read', write: 'offers:write' },
  reasoned: true,
  gives: ['amount'],
  search: ['code', 'creator'],
  window: {
    start: 'startAt',
    end: 'endAt',
    past: { vi: 'Mã không thể bắt đầu trong quá khứ.', en: 'A code cannot start in the past.' },
    order: { vi: 'Mã phải hết hạn sau khi bắt đầu.', en: 'A code must end after it starts.' },
  },
  fields: {
    code: text({ max: 24, form: codeForm }),
    bonusKind: choice(offerKinds),
    amount: integer({ min: 1 }),
    packages: references('diamond-packages'),
    startAt: date(),
    endAt: date(),
    mostUses: integer({ required: false }),
    mostPerPlayer: integer({ required: false }),
    creator: text({ required: false }),
    isActive: flag(),
  },
  counted: {
    /** Number of COMPLETED payments with it. */
    uses: integer(),
  },
  check: ({ bonusKind, amount }) =>
    bonusKind === offerKinds.indexOf('Percent') && Number(amount) > 100 ? { amount: tooMuch } : {},
  constraints: {
    offers_code: {
      field: 'code',
      message: { vi: 'Đã có mã này.', en: 'This code already exists.' },
    },
    offer_counts_offer: {
      field: 'code',
      message: {
        vi: 'Mã này đã gắn với giao dịch nên không xóa được. Hãy tắt mã.',
        en: 'This code has been used in payments, so it cannot be deleted. Switch it off instead.',
      },
    },
  },
});

/** The bonus of a code on a package: a percentage of the package's diamonds, rounded up, or a fixed number: never more than the package has. */
export const bonusOf = (
  { bonusKind, amount }: { bonusKind: number; amount: number },
  diamonds: number,
): number =>
  Math.min(diamonds, offerKinds[bonusKind] === 'Percent' ? Math.ceil((diamonds * amount) / 100) : amount);
