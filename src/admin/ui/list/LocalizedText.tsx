import { useRecordContext } from 'react-admin';
import { textIn } from '../../../../contract/localized';
import { useLanguage } from '../../i18n/useLanguage';

/** A text of two languages as its reader gets it. */
export function LocalizedText({ source }: { source: string }) {
  const record = useRecordContext();
  const language = useLanguage();
  if (!record) return null;
  const { text, lang } = textIn(record, source, language);
  return <span lang={lang}>{text}</span>;
}
