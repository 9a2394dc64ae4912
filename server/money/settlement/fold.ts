/**
 * Normalizes a heading or a state, dropping accents, case and punctuation: `Mã đơn hàng` and `ma_don_hang` are the same.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/gi, 'd')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
