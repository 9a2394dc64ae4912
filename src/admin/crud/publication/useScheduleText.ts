import { type RaRecord, useTranslate } from 'react-admin';
import { contentSchedules } from '../../../../contract/publication';
import { formatDateTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';

/** What happens to a published record next, and when; undefined where nothing does. */
export function useScheduleText(record: RaRecord | undefined): string | undefined {
  const translate = useTranslate();
  const language = useLanguage();
  const next = contentSchedules[Number(record?.schedule)];
  if (!record?.scheduledAt || !next || next === 'None') return undefined;
  return translate(`admin.publication.${next}`, { at: formatDateTime(record.scheduledAt, language) });
}
