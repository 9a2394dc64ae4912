import { useRecordContext, useTranslate } from 'react-admin';
import { RecordName } from '../ui/list/RecordName';

/** The packages that a code applies to; empty means all of them. */
export function OfferPackages() {
  const translate = useTranslate();
  const offer = useRecordContext();
  if (offer?.packages?.length === 0) return <>{translate('resources.offers.own.all')}</>;
  return <RecordName source="packages" reference="diamond-packages" />;
}
