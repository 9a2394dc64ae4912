import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DiamondPackage } from '../../../contract/diamondPackages';
import { Contour } from '../ui/Contour';
import { formatNumber, formatPrice } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';
import { daysLeft, runningBonus } from './bonus';
import styles from './PackageCard.module.css';

interface Props {
  pkg: DiamondPackage;
  /** Position by price, from 1; picks the drawing when the package has no image or it fails to load. */
  tier: number;
  now: Date;
  checked: boolean;
  hidden: boolean;
  /** False when no gateway currently accepts its currency. */
  accepted: boolean;
  onChoose: () => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A package as a radio card: name, base amount, active bonus with the days left, description, price (product.md section
 * 4, Bonus display; requirements SH-6, SH-8).
 */
export function PackageCard({ pkg, tier, now, checked, hidden, accepted, onChoose, ref }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const bonus = runningBonus(pkg, now);
  return (
    <label className={styles.card} hidden={hidden} data-hot={bonus > 0}>
      <input
        ref={ref}
        className={styles.radio}
        type="radio"
        name="package"
        value={pkg.id}
        checked={checked}
        onChange={onChoose}
      />
      <Contour />
      {bonus > 0 && <span className={styles.hot}>{t('shop.packages.hot')}</span>}
      <Picture url={pkg.imageUrl} tier={tier} />
      <span className={styles.name}>{pkg.name}</span>
      <span className={styles.amount}>
        {formatNumber(pkg.diamondAmount, language)} <span>{t('shop.packages.unit')}</span>
      </span>
      <span className={styles.bonusPlace}>
        {bonus > 0 && (
          <span className={styles.bonus}>
            <span>{t('shop.packages.bonus', { amount: formatNumber(bonus, language) })}</span>{' '}
            <span>{t('shop.packages.daysLeft', { count: daysLeft(pkg, now) })}</span>
          </span>
        )}
      </span>
      {pkg.description && <span className={styles.description}>{pkg.description}</span>}
      <span className={styles.price}>
        {formatPrice(pkg.price, pkg.currency, language)}
        {!accepted && <span className={styles.refused}>{t('shop.closed.currency')}</span>}
      </span>
    </label>
  );
}

function Picture({ url, tier }: { url: string; tier: number }) {
  const drawing = `/art/packages/kim-cuong-${Math.min(Math.max(tier, 1), 9)}.svg`;
  const [source, setSource] = useState(url || drawing);
  return (
    <img
      className={styles.picture}
      src={source}
      onError={() => setSource(drawing)}
      loading="lazy"
      width={240}
      height={240}
      alt=""
      draggable={false}
    />
  );
}
