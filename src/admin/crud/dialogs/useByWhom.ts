import { useGetIdentity, useTranslate } from 'react-admin';
import type { ChangedMeanwhile } from '../../../dataProvider/errors';
import { formatDateTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';

/**
 * Returns a function that says who changed a record and when, using the texts below a key: `byOther`, `byYou` or
 * `bySomebody`.
 */
export function useByWhom(key: string): (change: ChangedMeanwhile, more?: object) => string {
  const translate = useTranslate();
  const language = useLanguage();
  const { identity } = useGetIdentity();
  return ({ by, at }, more = {}) => {
    if (!by || !at) return translate(`${key}.bySomebody`, more);
    const who = by === identity?.fullName ? 'byYou' : 'byOther';
    return translate(`${key}.${who}`, { by, at: formatDateTime(at, language), ...more });
  };
}
