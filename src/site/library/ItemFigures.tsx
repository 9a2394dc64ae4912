import { useTranslation } from '../../i18n/useTranslation';
import type { LibraryItem } from '../content/library';
import { formatNumber } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';
import styles from './ItemDialog.module.css';

/**
 * An item's figures, each with a bar relative to the highest in its category, except the number of colours, which is not
 * a strength.
 */
export function ItemFigures({ item }: { item: LibraryItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="label">
        {t('library.figures')}
      </h2>
      <dl className={styles.figures}>
        {item.figures.map((figure) => (
          <div key={figure.name}>
            <dt>{t(`library.figure.${figure.name}.label`)}</dt>
            <dd>
              {t(`library.figure.${figure.name}.value`, {
                count: figure.value,
                value: formatNumber(figure.value, language),
              })}
            </dd>
            {figure.name !== 'colors' && (
              <dd className={styles.bar} style={{ '--part': figure.part }} aria-hidden="true" />
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
