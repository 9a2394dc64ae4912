import { useTranslate } from 'react-admin';
import { labelsOfCodes } from '../../i18n/activityWords';
import { formatDateTime, formatNumber, isStoredTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';

/** A value of an entry that no contract describes: codes as labels, lists in a row, objects field by field. */
export function PlainValue({ name, value }: { name: string; value: unknown }) {
  const translate = useTranslate();
  const language = useLanguage();
  const word = (field: string, code: string) =>
    (labelsOfCodes[field] ?? []).map((group) => translate(`${group}.${code}`, { _: '' })).find(Boolean) ??
    code;
  const text = (field: string, one: unknown): string => {
    if (one === null || one === undefined || one === '') return translate('admin.conflict.nothing');
    if (Array.isArray(one))
      return one.length > 0 ? one.map((each) => text(field, each)).join(', ') : text(field, null);
    if (typeof one === 'object') {
      const parts = Object.entries(one).map(
        ([part, each]) => `${translate(`activity.field.${part}`, { _: part })}: ${text(part, each)}`,
      );
      return parts.join(' · ') || text(field, null);
    }
    if (typeof one === 'number') return formatNumber(one, language);
    if (typeof one === 'boolean') return translate(`ra.boolean.${one}`);
    const said = String(one);
    return isStoredTime(said) ? formatDateTime(said, language) : word(field, said);
  };
  return <>{text(name, value)}</>;
}
