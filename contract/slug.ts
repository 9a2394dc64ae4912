import { searchKey } from './text';

/** The longest slug, in characters. */
export const slugMax = 80;

export const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text is the last part of an address: lower-case ASCII letters and digits, with single hyphens between them. */
export const isSlug = (text: string): boolean => slugForm.test(text);

/**
 * The slug of a title: without diacritics ("Đấu trường số 1" becomes "dau-truong-so-1"), cut after a word where it would
 * be too long. Empty when the title has no Latin letter and no digit. A shorter one is the beginning of a longer one.
 */
export function slugOf(title: string, longest = slugMax): string {
  const words = searchKey(title).match(/[a-z0-9]+/g) ?? [];
  const whole = words.join('-');
  if (whole.length <= longest) return whole;
  const end = whole.lastIndexOf('-', longest);
  return whole.slice(0, end > 0 ? end : longest);
}
