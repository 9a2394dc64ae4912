import type { CSSProperties } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { type LibraryItem, partOf } from '../content/library';
import { formatNumber } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';
import styles from './ItemDialog.module.css';

/**
 * The figures of an item, each with a bar against the highest of its category; a number of colours is no strength. Prices
 * stand with the ways to get it (ItemWays).
 */
export function ItemFigures({ item }: { item: LibraryItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const figures = item.figures.filter(({ name }) => name !== 'gold' && name !== 'diamonds');
  return (
    <section aria-labelledby="figures">
      <h3 id="figures" className="label">
        {t('library.figures')}
      </h3>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure.name}>
            <dt>{t(`library.figure.${figure.name}.label`)}</dt>
            <dd>
              {t(`library.figure.${figure.name}.value`, { value: formatNumber(figure.value, language) })}
            </dd>
            {figure.name !== 'colors' && (
              <dd
                className={styles.bar}
                style={{ '--part': partOf(item.category, figure) } as CSSProperties}
                aria-hidden="true"
              />
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
