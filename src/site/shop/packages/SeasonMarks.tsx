import { itemLang } from '../../../../contract/localized';
import type { SeasonOnSite } from '../../../../contract/playerSeason';
import { marksOf } from '../../../../contract/seasonPage';
import { useTranslation } from '../../../i18n/useTranslation';
import { formatPrice } from '../../ui/formats';
import { useAmount } from '../../ui/useAmount';
import { useLanguage } from '../../ui/useLanguage';
import styles from './SeasonProgress.module.css';

/** A season's gifts in ascending order of the amount to spend, and which of them the player has. */
export function SeasonMarks({ season, given }: { season: SeasonOnSite; given: readonly string[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amount = useAmount();
  return (
    <ul className={styles.marks} aria-label={t('payment.season.milestones')}>
      {marksOf(season).map((mark) => (
        <li key={mark.id} className={given.includes(mark.id) ? styles.has : undefined}>
          <span>{formatPrice(mark.spend, 'VND', language)}</span>
          <strong lang={mark.gift.accessory && language === 'en' ? itemLang : undefined}>
            {mark.gift.wallet ? amount(mark.gift.amount ?? 0, mark.gift.wallet) : mark.gift.accessory}
          </strong>
          {given.includes(mark.id) && <em>{t('payment.season.has')}</em>}
        </li>
      ))}
    </ul>
  );
}
