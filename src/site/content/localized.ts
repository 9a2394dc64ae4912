import type { Language } from '../../../contract/languages';

/** Content in both languages, of one shape. */
export type Localized<T> = Record<Language, T>;
