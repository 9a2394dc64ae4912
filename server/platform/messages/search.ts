import { localized, plural } from './localized';

export const searchMessages = {
  short: (least: number) =>
    localized(
      `Nhập ít nhất ${least.toLocaleString('vi')} ký tự để tìm.`,
      `Type at least ${plural(least, 'character')} to search.`,
    ),
} as const;
