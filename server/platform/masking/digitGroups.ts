import type { Range } from './plainText';

/** Consecutive digits. */
export interface DigitGroup extends Range {
  digits: string;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
/** Letters typed in place of a digit, when surrounded by digits. */
const lookalikes: Record<string, string> = { O: '0', o: '0', I: '1', l: '1' };
const letter = /^\p{L}/u;

/** Whether a character is a letter; only other characters can join two groups of digits. */
export const isLetter = (sign: string): boolean =>
  sign < '\u0080' ? /^[a-z]$/i.test(sign) : letter.test(sign);

/** All groups of digits of a text, from left to right. */
export function digitGroupsOf(text: string): DigitGroup[] {
  const groups: DigitGroup[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = groups.at(-1);
    const isInside = last?.end === at;
    const digit = digitAt(text, at, isInside);
    if (digit === null) continue;
    if (last && isInside) {
      last.digits += digit;
      last.end++;
    } else groups.push({ digits: digit, start: at, end: at + 1 });
  }
  return groups;
}

function digitAt(text: string, at: number, isInside: boolean): string | null {
  if (isDigit(text.charCodeAt(at))) return text[at] ?? null;
  const digit = lookalikes[text[at] ?? ''];
  if (digit === undefined || !isDigit(text.charCodeAt(at + 1))) return null;
  // Within digits, or an O as the first character of a number, but not the end of a word.
  const begins = digit === '0' && !isLetter(text[at - 1] ?? ' ');
  return isInside || begins ? digit : null;
}

/** The text between two groups. */
const between = (text: string, a: DigitGroup | undefined, b: DigitGroup | undefined): string =>
  a && b ? text.slice(a.end, Math.min(b.start, a.end + 5)) : '';

/**
 * Marks groups that are a date, a time or a machine's address, and so not part of a phone number: `true` at their index.
 * A chain that continues with the same separator is none of these.
 */
export function knownGroups(text: string, groups: readonly DigitGroup[]): boolean[] {
  const known = groups.map(() => false);
  for (let n = 0; n < groups.length; n++) {
    const length = knownAt(text, groups, n);
    for (let m = n; m < n + length; m++) known[m] = true;
    if (length > 0) n += length - 1;
  }
  return known;
}

const dates =
  /^(?:(?:0?[1-9]|[12]\d|3[01]) (?:0?[1-9]|1[0-2]) (?:19|20)\d\d|(?:19|20)\d\d (?:0[1-9]|1[0-2]) \d\d)$/;
const times = /^(?:[01]?\d|2[0-4]) [0-5]\d(?: [0-5]\d)?$/;
const machine = /^(?:(?:0|[1-9]\d?|1\d\d|2[0-4]\d|25[0-5])(?: |$)){4}$/;

function knownAt(text: string, groups: readonly DigitGroup[], first: number): number {
  const sign = between(text, groups[first], groups[first + 1]);
  if (!/^[./:-]$/.test(sign) || between(text, groups[first - 1], groups[first]) === sign) return 0;
  let last = first + 1;
  while (last < first + 5 && between(text, groups[last], groups[last + 1]) === sign) last++;
  const digits = groups
    .slice(first, last + 1)
    .map((group) => group.digits)
    .join(' ');
  const isKnown =
    sign === ':' ? times.test(digits) : dates.test(digits) || (sign === '.' && machine.test(digits));
  return isKnown ? last - first + 1 : 0;
}
