import { useRecordContext, useTranslate } from 'react-admin';
import { offers } from '../../../contract/offers';
import { formatNumber, formatShare } from '../i18n/formats';
import { useLanguage } from '../i18n/useLanguage';

/** What a code gives, with its unit. */
export function OfferAmount() {
  const translate = useTranslate();
  const language = useLanguage();
  const offer = useRecordContext();
  if (!offer) return null;
  const isShare = offers.fields.bonusKind.labels[Number(offer.bonusKind)] === 'Percent';
  if (isShare) {
    const amount = formatShare(Number(offer.amount) / 100, language);
    return <>{translate('resources.offers.own.share', { amount })}</>;
  }
  const amount = formatNumber(offer.amount, language);
  return <>{translate('resources.offers.own.diamonds', { amount, smart_count: Number(offer.amount) })}</>;
}
