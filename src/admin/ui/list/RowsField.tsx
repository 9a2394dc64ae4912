import { useRecordContext, useTranslate } from 'react-admin';
import type { RowsField as Field } from '../../../../contract/fields';
import { formatNumber } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { rowsText } from './rowsText';

interface Props {
  source: string;
  field: Field;
  /** Translation key prefix of the cells' choice labels. */
  labels: string;
  /** All rows, one below the other; a table shows how many there are. */
  isWhole: boolean;
}

/** The rows of a record. */
export function RowsField({ source, field, labels, isWhole }: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const rows: unknown = useRecordContext()?.[source];
  if (!Array.isArray(rows)) return null;
  if (!isWhole) return <>{formatNumber(rows.length, language)}</>;
  return rowsText(rows, { field, labels, translate, language }).map((line) => <div key={line}>{line}</div>);
}
