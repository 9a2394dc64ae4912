import { isIPv6 } from 'node:net';
import { searchKey } from '../../../contract/text';
import { plainTextOf } from './plainText';

/** Signs that a reader takes for the dot of an address, or that browsers and mail programs do (UTS #46). */
const dots = /[\u00b7\u0589\u06d4\u0701\u0702\u2022\u2024\u2027\u2219\u22c5\u3002\u30fb\ua4f8\uff0e\uff61]/gu;
/** Letters of other scripts that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аеіјорсухһԁѕԛԝ', 'aeijopcyxhdsqw'],
    ['АВЕІЈКМНОРСТУХЅ', 'ABEIJKMHOPCTYXS'],
    ['αικνορτυχ', 'aikvoptux'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, n) => [letter, to[n] ?? letter])),
);

/** A text as its reader takes it: one script, one kind of dot, nothing invisible. */
const folded = (text: string): string =>
  [...plainTextOf(text).plain.replace(dots, '.')].map((letter) => lookAlikes[letter] ?? letter).join('');

const dotted = /[\p{L}\p{M}\p{N}]\.[\p{L}\p{N}]|\.\p{L}|:\/\/|@/u;
/** A day, which is no phone number. */
const date = /(?<!\d)\d{1,2}\/\d{1,2}\/\d{4}(?!\d)/g;
/** Eight digits, with nothing but separators between them. */
const manyDigits = /\d(?:[^\p{L}\p{M}\d]{0,3}\d){7}/u;
const hasIPv6 = (text: string) =>
  (text.match(/[0-9a-f]*:[0-9a-f:.]*/gi) ?? []).some((part) => /\d/.test(part) && isIPv6(part));

/**
 * Whether a stranger's words hold a way out of the mail that carries them: an address that programs link or readers
 * type, or a number that they call (decisions.md, The buyer).
 */
export function leadsAway(text: string): boolean {
  const plain = folded(text);
  // A letter among digits stands for the digit that it looks like.
  const digits = plain.replace(/(?<=\d)[oO](?=\d)/g, '0').replace(/(?<=\d)[lI](?=\d)/g, '1');
  return dotted.test(plain) || hasIPv6(plain) || manyDigits.test(digits.replace(date, ' '));
}

/** Names of ours and of what speaks for us, and words that people put with them, without marks and spaces. */
const ours =
  /outline|hotro|support|helpdesk|administrator|admin|quantri|cskh|chamsockhachhang|hethong|system|nhanvien|staff|nhaphathanh|gamemaster/y;
const beside = /ban|vien|chinhthuc|official|team|doingu|game|vn|vietnam|cua|tu|from|by|the|of|\d/y;

/** Whether a name, as a whole, reads as ours: nothing but such words, one of ours among them. */
export function readsAsOurs(name: string): boolean {
  const key = searchKey(folded(name)).replace(/[^a-z0-9]/g, '');
  let hasOurs = false;
  for (let at = 0; at < key.length; ) {
    const word = [ours, beside].find((words) => {
      words.lastIndex = at;
      return words.test(key);
    });
    if (!word) return false;
    hasOurs ||= word === ours;
    at = word.lastIndex;
  }
  return hasOurs;
}
