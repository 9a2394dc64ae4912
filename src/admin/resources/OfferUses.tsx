import { useRecordContext } from 'react-admin';
import { formatNumber } from '../i18n/formats';
import { useLanguage } from '../i18n/useLanguage';

/** How often a code has been used, and of how many times where they are limited. */
export function OfferUses() {
  const language = useLanguage();
  const offer = useRecordContext();
  if (!offer) return null;
  const [uses, most] = [Number(offer.uses), Number(offer.mostUses)];
  return <>{[uses, ...(most ? [most] : [])].map((count) => formatNumber(count, language)).join(' / ')}</>;
}
