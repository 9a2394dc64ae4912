import type { Language } from '../../../contract/languages';

/** A value in both languages. */
export type Localized<T> = Record<Language, T>;
