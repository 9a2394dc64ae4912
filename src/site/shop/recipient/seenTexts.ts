import type { Localized } from '../../content/localized';

interface SeenTexts {
  since: (month: string) => string;
  near: (other: string) => string;
}

/** Texts by which a buyer recognizes a player. */
export const seenTexts: Localized<SeenTexts> = {
  vi: {
    since: (month) => `Chơi từ ${month}`,
    near: (other) => `Không phải ${other}: hai tên chỉ khác nhau một ký tự.`,
  },
  en: {
    since: (month) => `Since ${month}`,
    near: (other) => `Not the same player as ${other}: the names differ by one letter.`,
  },
};
