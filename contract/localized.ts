import type { Language } from './languages';

/** Name of the field with the English version of a text (fields.ts, `localized`). */
export const englishName = (name: string): string => `${name}En`;

interface Read {
  text: string;
  /** The language the text is in, for its `lang` attribute. */
  lang: Language;
}

/** The language of an accessory's name, which has no English. */
export const itemLang = 'vi' satisfies Language;

/** A record's text for a reader: English if available, else Vietnamese. A record from an older server has no English. */
export function textIn(record: object, name: string, language: Language): Read {
  const texts = record as Record<string, unknown>;
  const english = language === 'en' ? String(texts[englishName(name)] ?? '') : '';
  return english ? { text: english, lang: 'en' } : { text: String(texts[name] ?? ''), lang: 'vi' };
}
