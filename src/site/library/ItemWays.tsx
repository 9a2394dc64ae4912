import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { glyph, type LibraryItem } from '../content/library';
import { ButtonLink } from '../ui/Button';
import { formatNumber } from '../ui/formats';
import { Icon } from '../ui/Icon';
import { useLanguage } from '../ui/useLanguage';
import styles from './ItemDialog.module.css';

/** How to get an item: bought, found in boxes, or given by a season; and a link to buy the diamonds it costs. */
export function ItemWays({ item }: { item: LibraryItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const priceIn = (currency: 'gold' | 'diamonds') => {
    const price = item.figures.find(({ name }) => name === currency);
    return price && formatNumber(price.value, language);
  };
  const [gold, diamonds] = [priceIn('gold'), priceIn('diamonds')];
  const [first = '', second] = item.boxes.map((kind): string => t(`library.box.${kind}`));
  const boxes = second ? t('library.way.or', { first, second }) : first;
  return (
    <section className={styles.ways} aria-labelledby="ways">
      <h2 id="ways" className="label">
        {t('library.ways')}
      </h2>
      <ul>
        {gold && diamonds && (
          <li>
            <Icon name="diamond" size={20} />
            {t('library.way.shop', { gold, diamonds })}
          </li>
        )}
        <li>
          <Icon drawing={glyph.bag} size={20} />
          {t('library.way.box', { boxes })}
        </li>
      </ul>
      <p className={styles.leads}>
        {item.folder === 'cosmetics' && (
          <ButtonLink to={`${paths.wardrobe}?item=${item.id}`} variant="primary" icon="user">
            {t('library.tryOn')}
          </ButtonLink>
        )}
        <ButtonLink
          to={paths.shop}
          variant={item.folder === 'cosmetics' ? 'secondary' : 'primary'}
          icon="diamond"
        >
          {t('library.getDiamonds')}
        </ButtonLink>
      </p>
    </section>
  );
}
