import { type Ref, useState } from 'react';
import { textIn } from '../../../../contract/localized';
import type { ShownPackage } from '../../../../contract/shopPage';
import { useTranslation } from '../../../i18n/useTranslation';
import { Contour } from '../../ui/Contour';
import { cx } from '../../ui/cx';
import { formatNumber, formatPrice } from '../../ui/formats';
import { useLanguage } from '../../ui/useLanguage';
import { daysLeft, runningBonus } from './bonus';
import { Gem } from './Gem';
import { type Mark, priceOf100 } from './marks';
import styles from './PackageCard.module.css';

interface Props {
  pkg: ShownPackage;
  /** Position by price, from 1; picks the drawing when the package has no image or it fails to load. */
  tier: number;
  mark: Mark | undefined;
  now: Date;
  checked: boolean;
  hidden: boolean;
  /** False when no gateway currently accepts its currency. */
  accepted: boolean;
  onChoose: () => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A package as a radio card: name, base amount, price, also per 100 diamonds, active bonus with the days left,
 * description (product.md section 4, Bonus display; requirements SH-6, SH-8), and at most one mark. Without English texts
 * it shows the Vietnamese ones.
 */
export function PackageCard({ pkg, tier, mark, now, checked, hidden, accepted, onChoose, ref }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [name, description] = [textIn(pkg, 'name', language), textIn(pkg, 'description', language)];
  const bonus = runningBonus(pkg, now);
  const price = (amount: number) => formatPrice(amount, pkg.currency, language);
  return (
    <label className={cx('plate', styles.card)} hidden={hidden}>
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
      {mark && (
        <span className={styles.mark} data-mark={mark}>
          {t(`packages.marks.${mark}`)}
        </span>
      )}
      <span className={styles.top}>
        <Picture url={pkg.imageUrl} tier={tier} />
        <span className={styles.name} lang={name.lang}>
          {name.text}
        </span>
        <span className={styles.amount}>
          <Gem className={styles.gem} />
          <b>{formatNumber(pkg.diamondAmount, language)}</b>{' '}
          <span>{t('ui.unit.diamonds', { count: pkg.diamondAmount })}</span>
        </span>
      </span>
      <span className={styles.price}>
        {price(pkg.price)}
        <span className={styles.each}>{t('packages.per100', { price: price(priceOf100(pkg, now)) })}</span>
        {!accepted && <span className={styles.refused}>{t('shop.closed.currency')}</span>}
      </span>
      <span className={styles.rest}>
        {bonus > 0 && (
          <span className={styles.bonus}>
            <span>{t('packages.bonus', { amount: formatNumber(bonus, language) })}</span>{' '}
            <span>{t('packages.daysLeft', { count: daysLeft(pkg, now) })}</span>
          </span>
        )}
        {pkg.firstBonus ? (
          <span className={styles.bonus}>
            {t('packages.firstBonus', { amount: formatNumber(pkg.firstBonus, language) })}
          </span>
        ) : null}
        <span className={styles.description} lang={description.lang}>
          {description.text}
        </span>
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
