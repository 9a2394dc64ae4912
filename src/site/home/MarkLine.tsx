import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import type { Localized } from '../content/localized';
import { nextMarkOf } from '../profile/nextMark';
import { useSeason } from '../profile/useSeason';
import { cx } from '../ui/cx';
import { formatNumber, formatPrice } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';
import styles from './NextEvent.module.css';

interface Texts {
  label: string;
  mark: (left: string, number: number, gift: string) => string;
  goal: (left: string, gift: string) => string;
  diamonds: (amount: string) => string;
  golds: (amount: string) => string;
  accessory: string;
}

const allTexts: Localized<Texts> = {
  vi: {
    label: 'Mốc tiếp theo của bạn',
    mark: (left, number, gift) => `Còn ${left} nữa là tới mốc ${number}: ${gift}`,
    goal: (left, gift) => `Còn ${left} nữa là khép nét: ${gift}`,
    diamonds: (amount) => `${amount} kim cương`,
    golds: (amount) => `${amount} vàng`,
    accessory: 'một phụ kiện',
  },
  en: {
    label: 'Your next mark',
    mark: (left, number, gift) => `${left} more to mark ${number}: ${gift}`,
    goal: (left, gift) => `${left} more to close the season: ${gift}`,
    diamonds: (amount) => `${amount} diamonds`,
    golds: (amount) => `${amount} gold`,
    accessory: 'an accessory',
  },
};

/** What is left to the player's next mark of the season, and what it gives; nothing where there is none, or staff hid the season. */
export default function MarkLine() {
  const { t } = useTranslation();
  const language = useLanguage();
  const texts = allTexts[language];
  const { data } = useSeason();
  const next = data && !data.isOff ? nextMarkOf(data) : null;
  if (!next) return null;
  const { wallet, amount, accessory } = next.gift;
  const gift = wallet ? texts[wallet](formatNumber(amount ?? 0, language)) : (accessory ?? texts.accessory);
  const left = formatPrice(next.left, 'VND', language);
  return (
    <aside className={styles.strip} aria-label={texts.label}>
      <div className={cx('container', styles.inner)}>
        <p className={cx('label', styles.label)}>{texts.label}</p>
        <p className={styles.name}>
          {next.isGoal ? texts.goal(left, gift) : texts.mark(left, next.number, gift)}
        </p>
        <p className={styles.left}>
          <Link className="link" to={paths.season}>
            {t('home.season.more')}
          </Link>
        </p>
      </div>
    </aside>
  );
}
