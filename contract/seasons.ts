import { choice, date, integer, localized, reference, rows } from './fields';
import type { LocalizedText } from './languages';
import { defineRestResource } from './resource';
import { accessoryKind, type Giver, giftKinds, storedMarks } from './seasonMarks';

const tooHigh: LocalizedText = {
  vi: 'Mốc phải thấp hơn mục tiêu của mùa.',
  en: 'A milestone must be below the goal of the season.',
};
const twice: LocalizedText = { vi: 'Mốc này đã có.', en: 'This milestone already exists.' };
const noAccessory: LocalizedText = { vi: 'Hãy chọn phụ kiện làm quà.', en: 'Choose the accessory to give.' };
const givenTwice: LocalizedText = {
  vi: 'Mùa này đã tặng món đó ở một mốc khác.',
  en: 'The season already gives it at another mark.',
};
const noInstead: LocalizedText = {
  vi: 'Nhập số kim cương tặng cho người đã có món này, từ 1 trở lên.',
  en: 'Enter how many diamonds players who already own it get instead, at least 1.',
};
const noAmount: LocalizedText = { vi: 'Phải lớn hơn 0.', en: 'It must be above 0.' };

/** Rules across the fields of a season; the messages appear at the fields. */
function checkSeason(season: Giver) {
  const wrong: Record<string, LocalizedText> = {};
  const marks = storedMarks(season);
  for (const [place, { mark, spend, wallet, amount, accessoryId, fields }] of marks.entries()) {
    const isBefore = (one: (typeof marks)[number]) => marks.indexOf(one) < place;
    if (!wallet && !accessoryId) wrong[fields.accessoryId] = noAccessory;
    // Whoever came so far would get the amount in place of what the page shows.
    else if (accessoryId && marks.some((one) => isBefore(one) && one.accessoryId === accessoryId))
      wrong[fields.accessoryId] = givenTwice;
    if (amount < 1) wrong[fields.amount] = wallet ? noAmount : noInstead;
    if (mark === 'goal') continue;
    if (spend >= season.goal) wrong[`milestones.${place}.spend`] = tooHigh;
    else if (marks.some((one) => isBefore(one) && one.spend === spend))
      wrong[`milestones.${place}.spend`] = twice;
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
    accessoryId: reference('accessories', {
      required: false,
      when: { field: 'giftKind', is: accessoryKind },
    }),
    milestones: rows(
      {
        spend: integer({ min: 1 }),
        /** The kind of its gift, named when it was a wallet's only. */
        wallet: choice(giftKinds),
        /** Of an accessory, as with the goal. */
        amount: integer({ min: 1 }),
        accessoryId: reference('accessories', {
          required: false,
          when: { field: 'wallet', is: accessoryKind },
        }),
      },
      { most: 6 },
    ),
  },
  check: checkSeason,
  constraints: {
    seasons_number: {
      field: 'number',
      message: { vi: 'Đã có mùa giải mang số này.', en: 'A season with this number already exists.' },
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
