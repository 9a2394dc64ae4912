import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { glyph, type LibraryItem } from '../content/library';
import { useContent } from '../content/pageContent';
import { ButtonLink } from '../ui/Button';
import { formatNumber, formatPrice } from '../ui/formats';
import { Icon } from '../ui/Icon';
import { useAmount } from '../ui/useAmount';
import { useLanguage } from '../ui/useLanguage';
import styles from './ItemDialog.module.css';

/** Returns a function that joins one or two alternatives. */
function useOr() {
  const { t } = useTranslation();
  return ([first = '', second]: readonly string[]): string =>
    second ? t('library.way.or', { first, second }) : first;
}

/** How an item is had in the wardrobe now: bought, or as the gift of a season; nothing where it is neither. */
function Wardrobe({ item }: { item: LibraryItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amount = useAmount();
  const or = useOr();
  const way = useContent('library').ways[item.id];
  if (!way) return null;
  if (way.gift) {
    const { mark, number, spend } = way.gift;
    return (
      <li>
        <Icon drawing={glyph.bag} size={20} />
        <span>
          {t('library.way.season', { mark, number, spend: formatPrice(spend, 'VND', language) })}{' '}
          <Link className="link" to={paths.season}>
            {t('library.way.toSeason')}
          </Link>
        </span>
      </li>
    );
  }
  const prices = way.offers.map(({ wallet, price, listed }) => {
    const now = amount(price, wallet);
    return listed === null
      ? now
      : t('library.way.reduced', { price: now, listed: formatNumber(listed, language) });
  });
  if (prices.length === 0) return null;
  return (
    <li>
      <Icon name="diamond" size={20} />
      {t('library.way.wardrobe', { prices: or(prices) })}
    </li>
  );
}

/** How to get an item: in the wardrobe, from a season, or found in boxes; and a link to buy diamonds. */
export function ItemWays({ item }: { item: LibraryItem }) {
  const { t } = useTranslation();
  const or = useOr();
  const boxes = or(item.boxes.map((kind): string => t(`library.box.${kind}`)));
  const isWorn = item.folder === 'cosmetics';
  return (
    <section className={styles.ways} aria-labelledby="ways">
      <h2 id="ways" className="label">
        {t('library.ways')}
      </h2>
      <ul>
        {isWorn && <Wardrobe item={item} />}
        <li>
          <Icon drawing={glyph.bag} size={20} />
          {t('library.way.box', { boxes })}
        </li>
      </ul>
      <p className={styles.leads}>
        {isWorn && (
          <ButtonLink to={`${paths.wardrobe}?item=${item.id}`} variant="primary" icon="user">
            {t('library.tryOn')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.shop} variant={isWorn ? 'secondary' : 'primary'} icon="diamond">
          {t('library.getDiamonds')}
        </ButtonLink>
      </p>
    </section>
  );
}
