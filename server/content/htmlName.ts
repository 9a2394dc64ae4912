import type { Language } from '../../contract/languages';
import { englishName } from '../../contract/localized';

/** The key under which a publication holds the HTML of a field in Markdown. */
export const htmlName = (field: string): string => `${field}Html`;

/** The field that holds a text in a language. */
export const fieldIn = (name: string, language: Language): string =>
  language === 'en' ? englishName(name) : name;

/** The published HTML of a text in a language. */
export const htmlIn = (fields: Readonly<Record<string, unknown>>, name: string, language: Language): string =>
  String(fields[htmlName(fieldIn(name, language))] ?? '');
