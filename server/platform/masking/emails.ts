import type { Range } from './plainText';

/** Characters before an @ that cannot be part of an address. */
const stops = /[\s@<>()[\]{},;:"'|=/\\`?&]/;
const mostLocal = 64;
const domain = /[\p{L}\p{N}][\p{L}\p{N}.-]{0,252}|\[[0-9a-f:.]{3,45}\]/uy;
/** A spelled-out dot, in brackets or separated, and what follows it. */
const spelledDot =
  /(?:\s{0,2}[([{<]\s?(?:dot|chấm|cham|\.)\s?[)\]}>]\s{0,2}|\s{1,2}(?:dot|chấm|cham|\.)\s{1,2})(\p{L}{2,24})/iuy;

/** The e-mail addresses in a text as a reader understands it (plainText.ts); its cost is linear in the length. */
export function emailsIn(text: string): Range[] {
  const found = [...withSign(text), ...withWord(text)].sort((a, b) => a.start - b.start);
  return merged(found);
}

function withSign(text: string): Range[] {
  const found: Range[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const range = aroundSign(text, at);
    if (range) found.push(range);
  }
  return found;
}

/** The address around an @: adjacent to it, or up to three spaces and brackets away if a complete domain follows. */
function aroundSign(text: string, at: number): Range | null {
  const gapBefore = /[\s([{<]{0,3}$/.exec(text.slice(Math.max(0, at - 3), at))?.[0].length ?? 0;
  const gapAfter = /^[\s)\]}>]{0,3}/.exec(text.slice(at + 1, at + 4))?.[0].length ?? 0;
  const start = localBefore(text, at - gapBefore);
  const after = domainAt(text, at + 1 + gapAfter);
  if (start === null || !after) return null;
  const isApart = gapBefore + gapAfter > 0;
  return isApart && !after.hasDot ? null : { start, end: after.end };
}

/** Where the local part that ends before `end` begins; null if there is none. */
function localBefore(text: string, end: number): number | null {
  const first = Math.max(0, end - mostLocal);
  if (text[end - 1] === '"') {
    const opening = text.slice(first, end - 1).lastIndexOf('"');
    return opening < 0 ? null : first + opening;
  }
  let start = end;
  while (start > first && !stops.test(text[start - 1] ?? '')) start--;
  return start === end ? null : start;
}

function domainAt(text: string, at: number): { end: number; hasDot: boolean } | null {
  domain.lastIndex = at;
  const name = domain.exec(text)?.[0].replace(/[.-]{1,252}$/, '') ?? '';
  // A version or an amount: left-pad@1.3.0, 2@59000.
  if (!name || /^\d+(?:\.\d+)*$/.test(name) || /^\d+\.\d+\.\d+/.test(name)) return null;
  spelledDot.lastIndex = at + name.length;
  const spelled = spelledDot.exec(text)?.[0].length ?? 0;
  const hasDot = spelled > 0 || name.startsWith('[') || /\.\p{L}{2}/u.test(name);
  return { end: at + name.length + spelled, hasDot };
}

const brackets = String.raw`\s{0,2}[([{<]\s?(?:at|a ?c[oòó]ng|a ?m[oó]c)\s?[)\]}>]\s{0,2}`;
const vietnameseWord = String.raw`\s{1,2}a[ -]?(?:c[oòó]ng|m[oó]c)\s{1,2}`;
/** "At" in brackets or in Vietnamese, which nobody writes for anything else, and the English word, which everybody does. */
const clearWord = new RegExp(`${brackets}|${vietnameseWord}`, 'giu');
const englishWord = /\s{1,2}at\s{1,2}/giu;
const providers =
  /^(?:gmail|yahoo|ymail|outlook|hotmail|live|icloud|proton|protonmail|zoho|mail)\.\p{L}{2,3}(?:\.\p{L}{2})?$/iu;

function withWord(text: string): Range[] {
  const clear = wordsBetween(text, clearWord, ({ hasDot }) => hasDot);
  const english = wordsBetween(text, englishWord, ({ name, isSpelled }) => isSpelled || providers.test(name));
  return [...clear, ...english];
}

interface Spelled {
  name: string;
  hasDot: boolean;
  isSpelled: boolean;
}

function wordsBetween(text: string, word: RegExp, isAddress: (spelled: Spelled) => boolean): Range[] {
  return [...text.matchAll(word)].flatMap(({ index, 0: sign }) => {
    const start = localBefore(text, index);
    const after = domainAt(text, index + sign.length);
    if (start === null || !after) return [];
    const whole = text.slice(index + sign.length, after.end);
    const isSpelled = /[\s([{<]/.test(whole);
    return isAddress({ name: whole, hasDot: after.hasDot, isSpelled }) ? [{ start, end: after.end }] : [];
  });
}

/** Sorted ranges, with adjoining ones merged. */
export function merged(ranges: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const range of ranges) {
    const last = all.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else all.push({ ...range });
  }
  return all;
}
