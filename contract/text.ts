/**
 * Limits text to thirty combining marks in a row (UAX #15, stream-safe text). No script uses more, and normalizing is
 * quadratic in their number: seconds for one request's worth.
 */
export const streamSafe = (text: string): string => text.replace(/(\p{M}{30})\p{M}+/gu, '$1');

/**
 * Length in user-perceived characters: one for "ễ", however it is encoded. In text that is not stream-safe every mark
 * counts.
 */
export const lengthOf = (text: string): number => {
  const isSafe = streamSafe(text).length === text.length;
  return Array.from(isSafe ? text.normalize('NFC') : text).length;
};

/** Whether a text is neither too short nor too long. */
export const hasLength = (text: string, { min, max }: { min: number; max: number }): boolean => {
  const length = lengthOf(text);
  return length >= min && length <= max;
};

/**
 * Search key: lower case, without diacritics, so that "khoi" matches "Khôi" and "duc" matches "Đức", also with the eth of
 * other keyboards (U+00D0), in full-width or styled letters (NFKD), and with invisible signs in between.
 */
export const searchKey = (text: string): string =>
  streamSafe(text)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[đĐðÐ]/g, 'd')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** The words of a text as searches compare them, without the signs between. */
export const searchWords = (text: string): string[] => searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];
