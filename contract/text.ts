/**
 * Text with at most thirty marks in a row (UAX #15, stream-safe text). No writing has more, and normalizing takes the
 * square of their number: seconds for one request's worth of them.
 */
export const streamSafe = (text: string): string => text.replace(/(\p{M}{30})\p{M}+/gu, '$1');

/** Characters as people count them: one for "ễ", however it is encoded. A text that is not stream-safe has all its marks counted. */
export const lengthOf = (text: string): number => {
  const isSafe = streamSafe(text).length === text.length;
  return Array.from(isSafe ? text.normalize('NFC') : text).length;
};

/** Text as search compares it: lower case, without diacritics, so that "khoi" finds "Khôi" and "duc" finds "Đức". */
export const searchKey = (text: string): string =>
  streamSafe(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
