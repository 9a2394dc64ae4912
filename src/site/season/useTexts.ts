import { itemLang } from '../../../contract/localized';
import type { SeasonMark, ShownSeason } from '../../../contract/seasonPage';
import { dayOf, timeOf } from '../../../contract/vietnamTime';
import { useTranslation } from '../../i18n/useTranslation';
import { formatDate, formatNumber, formatPrice } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';

/** How the page writes its gifts, amounts and moments, in the reader's language and by Vietnam's clock. */
export function useTexts() {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = (moment: Date) => formatDate(dayOf(moment), language);
  const isMidnight = (moment: Date) => timeOf(moment) === '00:00';
  /** A season's last day: one that ends at midnight ended the day before. */
  const lastDay = (endAt: string) => day(new Date(Date.parse(endAt) - 1));
  return {
    price: (amount: number) => formatPrice(amount, 'VND', language),
    giftText: ({ wallet, amount, accessory }: SeasonMark['gift']) =>
      wallet
        ? t(`season.${wallet}`, { amount: formatNumber(amount ?? 0, language) })
        : (accessory ?? t('season.noGift')),
    /** The language of the gift, if not the reader's: those of the sample, whose season has no window, are in both. */
    giftLang: ({ accessory }: SeasonMark['gift'], { endAt }: Pick<ShownSeason, 'endAt'>) =>
      accessory && language === 'en' && endAt ? itemLang : undefined,
    momentOf: (iso: string) => {
      const moment = new Date(iso);
      return { time: timeOf(moment), day: day(moment) };
    },
    until: (endAt: string) => {
      const end = new Date(endAt);
      return isMidnight(end)
        ? t('season.until', { day: lastDay(endAt) })
        : t('season.untilTime', { time: timeOf(end), day: day(end) });
    },
    windowOf: ({ startAt, endAt }: Pick<ShownSeason, 'startAt' | 'endAt'>) =>
      `${day(new Date(startAt))} – ${lastDay(endAt)}`,
  };
}
