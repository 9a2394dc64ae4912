import { useRecordContext } from 'react-admin';
import { textIn } from '../../../../contract/localized';
import { useLanguage } from '../../i18n/useLanguage';

/** A text in the reader's language, else in Vietnamese. */
export function LocalizedText({ source }: { source: string }) {
  const record = useRecordContext();
  const language = useLanguage();
  if (!record) return null;
  const { text, lang } = textIn(record, source, language);
  return <span lang={lang}>{text}</span>;
}
