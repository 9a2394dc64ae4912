import type { Texts } from '../../i18n/i18n';

/** The wardrobe's texts, which the account's items need too. */
export const wardrobeTexts: Texts = {
  vi: () => import('../../i18n/vi/wardrobe'),
  en: () => import('../../i18n/en/wardrobe'),
};
