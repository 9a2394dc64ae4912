import type { Language } from '../../../../contract/languages';

/** The decimal separator, and the thousands separator. */
const marks = { vi: [',', '.'], en: ['.', ','] } as const;

/** A figure as it is typed in a language, without thousands separators: 1250,5 or 1250.5. */
export const typedFigure = (value: number, language: Language): string =>
  String(value).replace('.', marks[language][0]);

/** A figure as it is read in a language, with all of its decimals: 1.250,5 or 1,250.5. */
export function figureText(value: number, language: Language): string {
  const [decimal, group] = marks[language];
  const [whole = '', rest] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return rest ? `${grouped}${decimal}${rest}` : grouped;
}

/** Decimals of a figure that has as many as its text: a weight, a speed. */
export const anyDecimals = 20;
/** The currency beside an amount that was copied: 59.000 ₫. */
const currencyMark = /^(₫|\$)|(₫|\$|đ|vnđ|vnd|usd)$/i;

/**
 * Parses a typed or pasted number; undefined for anything else. `1.250` is 1250 in Vietnamese and 1.25 in English, but
 * 1250 in either for a figure of fewer than three decimals, such as a price; what cannot be grouped thousands, such as
 * `0.25`, is read as decimals in either.
 */
export function readFigure(text: string, language: Language, decimals: number): number | undefined {
  const [decimal, group] = marks[language];
  const bare = text.replace(/\s/g, '').replace(currencyMark, '');
  const grouped = (mark: string, rest: string) => new RegExp(`^-?[1-9]\\d{0,2}(\\${mark}\\d{3})+${rest}$`);
  const isForeign = decimals < 3 && grouped(decimal, `(\\${group}\\d{1,2})?`).test(bare);
  const mark = isForeign ? decimal : group;
  const isGrouped = isForeign || grouped(group, `(\\${decimal}\\d+)?`).test(bare);
  const read = (isGrouped ? bare.replaceAll(mark, '') : bare).replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(read) ? Number(read) : undefined;
}
