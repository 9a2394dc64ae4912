import { choice, date, integer, localized, reference, rows } from './fields';
import type { LocalizedText } from './languages';
import { defineRestResource } from './resource';

/** What a player receives on reaching a season's goal. */
const giftKinds = ['Diamonds', 'Golds', 'Accessory'] as const;
/** Milestones give only what a wallet holds. */
export const milestoneWallets = ['Diamonds', 'Golds'] as const;

const tooHigh: LocalizedText = {
  vi: 'Mốc phải thấp hơn mục tiêu của mùa.',
  en: 'A milestone must be below the goal of the season.',
};
const twice: LocalizedText = { vi: 'Mốc này đã có.', en: 'There is such a milestone already.' };
const noAccessory: LocalizedText = { vi: 'Hãy chọn phụ kiện làm quà.', en: 'Choose the accessory to give.' };
const noInstead: LocalizedText = {
  vi: 'Nhập số kim cương tặng cho người đã có món này, từ 1 trở lên.',
  en: 'Enter how many diamonds whoever owns the accessory already gets, at least 1.',
};
const noAmount: LocalizedText = { vi: 'Phải lớn hơn 0.', en: 'It must be above 0.' };

interface Checked {
  goal: number;
  giftKind: number;
  giftAmount: number;
  accessoryId: string | null;
  milestones: ReadonlyArray<{ spend: number }>;
}

/** Rules across the fields of a season; the messages appear at the fields. */
function checkSeason({ goal, giftKind, giftAmount, accessoryId, milestones }: Checked) {
  const wrong: Record<string, LocalizedText> = {};
  const isAccessory = giftKinds[giftKind] === 'Accessory';
  if (isAccessory && !accessoryId) wrong.accessoryId = noAccessory;
  if (giftAmount < 1) wrong.giftAmount = isAccessory ? noInstead : noAmount;
  const spends = milestones.map(({ spend }) => spend);
  for (const [index, spend] of spends.entries()) {
    if (spend >= goal) wrong[`milestones.${index}.spend`] = tooHigh;
    else if (spends.indexOf(spend) < index) wrong[`milestones.${index}.spend`] = twice;
  }
  return wrong;
}

/**
 * Seasons (studio.md section 9): money spent within a window earns gifts. Amounts are in VND;
 * server/payments/effects/season.ts defines what counts.
 */
export const seasons = defineRestResource({
  name: 'seasons',
  access: { read: 'catalog:read', write: 'seasons:write' },
  reasoned: true,
  gives: ['giftAmount', 'accessoryId', 'milestones'],
  picture: 'optional',
  search: ['name'],
  window: {
    start: 'startAt',
    end: 'endAt',
    past: { vi: 'Mùa giải không thể bắt đầu trong quá khứ.', en: 'A season cannot start in the past.' },
    order: { vi: 'Mùa giải phải kết thúc sau khi bắt đầu.', en: 'A season must end after it starts.' },
  },
  fields: {
    number: integer({ min: 1, max: 10_000 }),
    ...localized('name'),
    startAt: date({ required: true }),
    endAt: date({ required: true }),
    goal: integer({ min: 1 }),
    giftKind: choice(giftKinds),
    /** Of an accessory, the diamonds for whoever owns it already. */
    giftAmount: integer({ required: false }),
    accessoryId: reference('accessories', { required: false }),
    milestones: rows(
      {
        spend: integer({ min: 1 }),
        wallet: choice(milestoneWallets),
        amount: integer({ min: 1 }),
      },
      { most: 6 },
    ),
  },
  check: checkSeason,
  constraints: {
    seasons_number: {
      field: 'number',
      message: { vi: 'Đã có mùa giải mang số này.', en: 'There is a season with this number already.' },
    },
    seasons_apart: {
      field: 'startAt',
      message: {
        vi: 'Thời gian này trùng với một mùa giải khác.',
        en: 'This time overlaps with another season.',
      },
    },
  },
});
