import { useTranslate } from 'react-admin';
import { aboutLimit, type LimitName } from '../../../../../contract/siteSettings';
import { formatNumber, formatPrice } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/useLanguage';

/** Returns a function that formats the value of a limit with its unit. */
export function useLimitValue() {
  const translate = useTranslate();
  const language = useLanguage();
  return (name: LimitName, value: number): string => {
    const { unit } = aboutLimit(name);
    if (unit === 'VND' || unit === 'USD') return formatPrice(value, unit, language);
    return translate(`settings.limits.unit.${unit}`, {
      value: formatNumber(value, language),
      smart_count: value,
    });
  };
}
