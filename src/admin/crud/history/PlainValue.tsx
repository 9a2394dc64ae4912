import { useTranslate } from 'react-admin';
import { formatNumber } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';

/** A value of an entry that no contract describes: roles by their names, lists in a row, nothing as such. */
export function PlainValue({ value }: { value: unknown }) {
  const translate = useTranslate();
  const language = useLanguage();
  const text = (one: unknown): string => {
    if (one === null || one === undefined || one === '') return translate('admin.conflict.nothing');
    if (Array.isArray(one)) return one.length > 0 ? one.map(text).join(', ') : text(null);
    if (typeof one === 'object') return JSON.stringify(one);
    if (typeof one === 'number') return formatNumber(one, language);
    if (typeof one === 'boolean') return translate(`ra.boolean.${one}`);
    return translate(`staff.role.${String(one)}`, { _: String(one) });
  };
  return <>{text(value)}</>;
}
