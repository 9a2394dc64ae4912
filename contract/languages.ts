/** The site's languages; Vietnamese is the default and the fallback (product.md section 1). */
export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'vi';

/** A text in every language of the site. */
export type LocalizedText = Record<Language, string>;
