import { localized } from './localized';

export const searchMessages = {
  short: (least: number) =>
    localized(`Nhập ít nhất ${least} ký tự để tìm.`, `Type at least ${least} characters to search.`),
} as const;
