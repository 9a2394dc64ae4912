import { itemLang } from '../../../contract/localized';
import { type SeasonMark, type ShownSeason, seasonEnd } from '../../../contract/seasonPage';
import { dayOf, timeOf } from '../../../contract/vietnamTime';
import { useTranslation } from '../../i18n/useTranslation';
import { formatDate, formatPrice } from '../ui/formats';
import { useAmount } from '../ui/useAmount';
import { useLanguage } from '../ui/useLanguage';

/** How the page writes its gifts, amounts and moments, in the reader's language and by Vietnam's clock. */
export function useTexts() {
  const { t } = useTranslation();
  const language = useLanguage();
  const amountOf = useAmount();
  const day = (moment: Date) => formatDate(dayOf(moment), language);
  return {
    price: (amount: number) => formatPrice(amount, 'VND', language),
    giftText: ({ wallet, amount, accessory }: SeasonMark['gift']) =>
      wallet ? amountOf(amount ?? 0, wallet) : (accessory ?? t('season.noGift')),
    /** The language of the gift, if not the reader's: those of the sample, whose season has no window, are in both. */
    giftLang: ({ accessory }: SeasonMark['gift'], { endAt }: Pick<ShownSeason, 'endAt'>) =>
      accessory && language === 'en' && endAt ? itemLang : undefined,
    momentOf: (iso: string) => {
      const moment = new Date(iso);
      return { time: timeOf(moment), day: day(moment) };
    },
    until: (endAt: string) => {
      const { day: last, time } = seasonEnd(endAt);
      return t(time ? 'season.untilTime' : 'season.until', { time, day: formatDate(last, language) });
    },
    windowOf: ({ startAt, endAt }: Pick<ShownSeason, 'startAt' | 'endAt'>) =>
      `${day(new Date(startAt))} – ${formatDate(seasonEnd(endAt).day, language)}`,
  };
}
