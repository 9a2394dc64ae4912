import { type DigitGroup, digitGroupsOf, isLetter, knownGroups } from './digitGroups';
import type { Range } from './plainText';

/**
 * A Vietnamese number from its trunk or country code on: mobile, the eleven-digit mobile used until 2018, fixed line. 030
 * and 031 are not mobile networks, but every tax code of Hồ Chí Minh City begins with one of them.
 */
const vietnamese = /^(?:0|840?|00840?)(?:(?:3[2-9]|[5789]\d)\d{7}|1[2689]\d{8}|2\d{9})$/;
const beginning = /^(?:0|840?|00840?)[1235789]/;
const mostDigits = 15;
/** The most characters, none of them letters, between two groups of one number. */
const mostSigns = 4;

/** Identifiers, which contain arbitrary digits. */
const identifiers = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|\b[0-9a-f]{24,}\b/gi;
/** A unit that makes the preceding number an amount. */
const unit = /^\s{0,2}(?:₫|đ(?!\p{L})|vn[dđ]|đồng|usd|\$|diamonds?|kim cương)/iu;

/** The phone numbers in a text as a reader understands it (plainText.ts); its cost is linear in the length. */
export function phonesIn(text: string): Range[] {
  const groups = digitGroupsOf(text);
  const isJoined = joinsOf(text, groups);
  const isId = identifiersAmong(text, groups);
  const found: Range[] = [];
  for (let n = 0; n < groups.length; n++) {
    const number = isId[n] ? null : numberFrom({ text, groups, isJoined }, n);
    if (!number) continue;
    found.push(number.range);
    n = number.last;
  }
  return found;
}

interface Scanned {
  text: string;
  groups: readonly DigitGroup[];
  /** Whether a group continues the previous one; null for a group that is not part of any number. */
  isJoined: ReadonlyArray<boolean | null>;
}

function joinsOf(text: string, groups: readonly DigitGroup[]): Array<boolean | null> {
  const isPart = knownGroups(text, groups);
  return groups.map((group, n) => {
    const previous = groups[n - 1];
    if (isPart[n]) return null;
    return previous !== undefined && !isPart[n - 1] && areJoined(text, previous, group);
  });
}

function areJoined(text: string, a: DigitGroup, b: DigitGroup): boolean {
  if (b.start - a.end > mostSigns) return false;
  for (const sign of text.slice(a.end, b.start)) if (isLetter(sign)) return false;
  return true;
}

function identifiersAmong(text: string, groups: readonly DigitGroup[]): boolean[] {
  const ids = [...text.matchAll(identifiers)].map(({ index, 0: id }) => ({
    start: index,
    end: index + id.length,
  }));
  let next = 0;
  return groups.map(({ start, end }) => {
    while ((ids[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    return (ids[next]?.start ?? Number.POSITIVE_INFINITY) < end;
  });
}

interface Found {
  range: Range;
  /** The index of the number's last group. */
  last: number;
}

function numberFrom(scanned: Scanned, first: number): Found | null {
  const { text, groups, isJoined } = scanned;
  const group = groups[first];
  if (!group || isJoined[first] === null) return null;
  const plus = plusBefore(text, group.start);
  if (plus === null && !/^[08]/.test(group.digits)) return null;
  const run = runFrom(scanned, first);
  const last = lastOfVietnamese(run) ?? (plus === null ? null : lastOfForeign(text, run));
  const end = last === null ? undefined : run[last]?.end;
  if (last === null || end === undefined) return null;
  const range = { start: plus ?? group.start, end };
  return isAmount(text, range, run.slice(0, last + 1)) ? null : { range, last: first + last };
}

/** The position of a number's plus, at most three characters before its digits. */
function plusBefore(text: string, start: number): number | null {
  for (let at = start - 1; at >= Math.max(0, start - 4); at--) {
    if (text[at] === '+') return at;
    if (!' ().[]-\t'.includes(text[at] ?? 'x')) return null;
  }
  return null;
}

/** The groups from `first` on that may be one number. */
function runFrom({ groups, isJoined }: Scanned, first: number): DigitGroup[] {
  const run: DigitGroup[] = [];
  let digits = 0;
  for (let n = first; n < groups.length && (n === first || isJoined[n] === true); n++) {
    const group = groups[n];
    digits += group?.digits.length ?? 0;
    if (!group || digits > mostDigits) break;
    run.push(group);
  }
  return run;
}

function lastOfVietnamese(run: readonly DigitGroup[]): number | null {
  let digits = '';
  let last: number | null = null;
  for (const [n, group] of run.entries()) {
    digits += group.digits;
    // Most runs end here: no number begins like this.
    if (digits.length >= 6 && !beginning.test(digits)) return null;
    if (digits.length >= 10 && vietnamese.test(digits)) last = n;
  }
  return last;
}

/** After a plus: 8 to 15 digits. A ten-digit number ends before a long group, which is a separate number. */
function lastOfForeign(text: string, run: readonly DigitGroup[]): number | null {
  if (!/^[1-9]/.test(run[0]?.digits ?? '')) return null;
  let [count, last] = [0, -1];
  for (const [n, group] of run.entries()) {
    const sign = text.slice(run[n - 1]?.end ?? group.start, group.start);
    if (!/^[\s().[\]/·–-]*$/.test(sign) || (count >= 10 && group.digits.length > 4)) break;
    count += group.digits.length;
    last = n;
  }
  return count >= 8 ? last : null;
}

/** Amounts and decimals: `84.912.345.678 ₫`, `+100000000 đ`, `0.912345678`. */
function isAmount(text: string, { start, end }: Range, run: readonly DigitGroup[]): boolean {
  const [whole, fraction] = run;
  if (whole?.digits === '0' && fraction && run.length === 2) {
    return /^[.,]$/.test(text.slice(whole.end, fraction.start));
  }
  if (whole?.digits.startsWith('0')) return false;
  return unit.test(text.slice(end, end + 14)) || text[start - 1] === '$';
}
