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

/**
 * Parses a typed or pasted number; undefined for anything else. `1.250` is 1250 in Vietnamese and 1.25 in English; what
 * cannot be grouped thousands, such as `0.25`, is read as decimals in either.
 */
export function readFigure(text: string, language: Language): number | undefined {
  const [decimal, group] = marks[language];
  const bare = text.replace(/[\s\u00a0]/g, '');
  const groups = new RegExp(`^-?[1-9]\\d{0,2}(\\${group}\\d{3})+(\\${decimal}\\d+)?$`);
  const plain = groups.test(bare) ? bare.replaceAll(group, '') : bare;
  const read = plain.replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(read) ? Number(read) : undefined;
}
