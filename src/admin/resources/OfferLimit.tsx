import { useRecordContext, useTranslate } from 'react-admin';
import { formatNumber } from '../i18n/formats';
import { useLanguage } from '../i18n/useLanguage';

/** How often a code can be used; 0 means unlimited. */
export function OfferLimit({ source }: { source: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const most = Number(useRecordContext()?.[source]);
  return <>{most ? formatNumber(most, language) : translate('resources.offers.own.noLimit')}</>;
}
