import type { Language } from '../../i18n/language';

/** Content in both languages, of one shape. */
export type Localized<T> = Record<Language, T>;
