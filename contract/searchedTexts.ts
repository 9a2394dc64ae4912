import type { Fields } from './fields';
import { englishName } from './localized';

/** Texts by name, each followed by its English version if it has one: a search finds either. */
export const inEveryLanguage = (names: readonly string[], fields: Fields): string[] => [
  ...new Set(names.flatMap((name) => (englishName(name) in fields ? [name, englishName(name)] : [name]))),
];
