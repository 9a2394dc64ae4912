/** A range of a text: from `start`, inclusive, to `end`, exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** A text as a reader would understand it, with the position of each of its characters in the original. */
export interface PlainText {
  plain: string;
  /** Converts a range of `plain` into one of the original text. */
  rangeOf(range: Range): Range;
}

/** Invisible characters: formatting, variation selectors, and the keycap frame. */
const invisible = /^(?:\p{Cf}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u20e3)/u;
const mark = /^\p{M}/u;

/** The zeros of other scripts' digits, which NFKC does not convert. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x17e0, 0x1810];
const digitOf = (code: number): string | null => {
  const zero = zeros.find((one) => code >= one && code < one + 10);
  return zero === undefined ? null : String(code - zero);
};

const named: Record<string, string> = { nbsp: ' ', commat: '@', plus: '+', period: '.', lowbar: '_' };
const printable = (code: number): string =>
  code > 0x7e ? ' ' : code < 0x20 ? ' ' : String.fromCharCode(code);
const fromHex = (digits: string | undefined) => printable(Number.parseInt(digits ?? '', 16));

/** The escapes of addresses, HTML, JSON and mails, by their first character; each is tried only where that occurs. */
const escapes: Record<string, { form: RegExp; read: (match: RegExpExecArray) => string }> = {
  '%': { form: /%(?:25)*([0-9a-f]{2})/iy, read: (match) => fromHex(match[1]) },
  '&': {
    form: /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(nbsp|commat|plus|period|lowbar));/iy,
    read: ([, decimal, hex, name]) =>
      name ? (named[name.toLowerCase()] ?? ' ') : decimal ? printable(Number(decimal)) : fromHex(hex),
  },
  '\\': {
    form: /\\(?:u\{?00([0-9a-f]{2})\}?|x([0-9a-f]{2}))/iy,
    read: ([, unicode, hex]) => fromHex(unicode ?? hex),
  },
  // Because =40 is also the beginning of =4000, a domain must follow.
  '=': { form: /=40(?=[a-z0-9-]{1,63}(?:\.|=2e)[a-z])/iy, read: () => '@' },
};

/** Combining marks of one letter; longer sequences than anybody writes are left alone. */
const mostMarks = 8;
/** A character that expands to a whole phrase contains no part of a contact, and would make a text many times as long. */
const mostPerSign = 12;

/**
 * Undoes what hides a contact from a search: full-width and styled characters (NFKC), digits of other scripts, invisible
 * characters, escapes. One pass over the text; each character is read once.
 */
export function plainTextOf(text: string): PlainText {
  const pieces: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (piece: string, start: number, end: number) => {
    pieces.push(piece);
    for (let n = 0; n < piece.length; n++) {
      starts.push(start);
      ends.push(end);
    }
  };
  for (let at = 0; at < text.length; ) {
    const { piece, length } = readAt(text, at);
    add(piece, at, at + length);
    at += length;
  }
  const plain = pieces.join('');
  return {
    plain,
    rangeOf: ({ start, end }) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? text.length }),
  };
}

function readAt(text: string, at: number): { piece: string; length: number } {
  const code = text.codePointAt(at) ?? 0;
  if (code < 0x80) return readAscii(text, at);
  const own = String.fromCodePoint(code);
  if (invisible.test(own)) return { piece: '', length: own.length };
  const digit = digitOf(code);
  if (digit !== null) return { piece: digit, length: own.length };
  const length = own.length + marksAfter(text, at + own.length);
  const piece = text.slice(at, at + length).normalize('NFKC');
  return { piece: piece.length > mostPerSign ? ' ' : piece, length };
}

function readAscii(text: string, at: number): { piece: string; length: number } {
  const sign = text[at] ?? '';
  const escaped = escapes[sign];
  if (escaped) {
    escaped.form.lastIndex = at;
    const match = escaped.form.exec(text);
    if (match) return { piece: escaped.read(match), length: match[0].length };
  }
  const isLetter = /[a-z]/i.test(sign);
  const length = 1 + (isLetter ? marksAfter(text, at + 1) : 0);
  return { piece: length > 1 ? text.slice(at, at + length).normalize('NFKC') : sign, length };
}

function marksAfter(text: string, from: number): number {
  let length = 0;
  while (length < mostMarks && (text.charCodeAt(from + length) || 0) >= 0x300) {
    if (!mark.test(text[from + length] ?? '') || invisible.test(text[from + length] ?? '')) break;
    length++;
  }
  return length;
}
