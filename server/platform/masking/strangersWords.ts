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
    ['ɑɡıօոս', 'agionu'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, n) => [letter, to[n] ?? letter])),
);

/** A text as its reader takes it: one script, one kind of dot, nothing invisible. */
const folded = (text: string): string =>
  [...plainTextOf(text).plain.replace(dots, '.')].map((letter) => lookAlikes[letter] ?? letter).join('');

const dotted = /[\p{L}\p{M}\p{N}]\.[\p{L}\p{N}]|\.\p{L}|:\/\/|@/u;
/** A day of these times with no further digits after it, which is no phone number. */
const date = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d(?![^\p{L}\p{M}\d]{0,3}\d)/gu;
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

/** A word as its reader takes it, by signs that look alike: a stroke is an i, an l or a 1. A number stays one. */
const read = (word: string): string =>
  /[a-z]/.test(word)
    ? word
        .replace(/[1l|!]/g, 'i')
        .replace(/0/g, 'o')
        .replace(/3/g, 'e')
        .replace(/[4@]/g, 'a')
        .replace(/[5$]/g, 's')
    : word;
/** Matches one of these at a place; longer ones first, as one may begin like another. */
const anyOf = (words: string): RegExp =>
  new RegExp(
    words
      .split(' ')
      .map(read)
      .sort((a, b) => b.length - a.length)
      .join('|'),
    'y',
  );

/** Names of ours and of what speaks for us, and words that people put with them, without marks and spaces. */
const ours = anyOf(
  'outline hotro support helpdesk administrator admin quantri cskh chamsockhachhang customerservice customercare hethong system nhanvien staff nhaphathanh gamemaster tongdai hotline cuahang',
);
const others = anyOf(
  'ban bophan trungtam phong khachhang customer nguoichoi player kythuat technical vien chinhthuc official team doingu center centre department service shop store game vn vietnam cua tu from by the of and va',
);
const number = /\d+/y;

/** Whether a name, as a whole, reads as ours: nothing but such words, one of ours among them. */
export function readsAsOurs(name: string): boolean {
  const words = searchKey(folded(name)).split(/[^a-z0-9@$!|]+/);
  const key = words
    .map(read)
    .join('')
    .replace(/[^a-z0-9]/g, '');
  let hasOurs = false;
  for (let at = 0; at < key.length; ) {
    const word = [ours, others, number].find((one) => {
      one.lastIndex = at;
      return one.test(key);
    });
    if (!word) return false;
    hasOurs ||= word === ours;
    at = word.lastIndex;
  }
  return hasOurs;
}
