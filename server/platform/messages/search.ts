import { localized, plural } from './localized';

export const searchMessages = {
  short: (least: number) =>
    localized(
      `Nhập ít nhất ${least} ký tự để tìm.`,
      `Type at least ${plural(least, 'character')} to search.`,
    ),
} as const;
