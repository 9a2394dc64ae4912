import type { Language } from '../../../contract/languages';

/** A payment’s page in the shop, in its reader’s language, which their browser may not have stored. */
export const paymentUrl = (site: string, paymentId: string, language: Language): string =>
  `${site}${language === 'en' ? '/en' : ''}/shops?payment=${paymentId}`;
