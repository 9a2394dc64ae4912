import { Link } from 'react-router-dom';
import { itemLang } from '../../../../contract/localized';
import type { OwnItem } from '../../../../contract/wardrobe';
import { useTranslation } from '../../../i18n/useTranslation';
import { Card } from '../Card';
import { ItemList } from '../items/ItemList';
import { useOrigin } from '../items/useOrigin';
import tab from '../Tab.module.css';
import { tabPath } from '../tabs';
import styles from './Overview.module.css';

const shown = 3;

/** The newest of what the player owns, with the way to all of it, or to the wardrobe. */
export function LastItems() {
  const { t } = useTranslation();
  return (
    <Card title={t('account.items.last')} look={tab.card}>
      <ItemList none={(nothing) => nothing}>
        {(items) => (
          <>
            <ul>
              {items.slice(0, shown).map((item) => (
                <Row key={item.accessoryId} item={item} />
              ))}
            </ul>
            <p>
              <Link className="link" to={tabPath('items')}>
                {t('account.items.toAll')}
              </Link>
            </p>
          </>
        )}
      </ItemList>
    </Card>
  );
}

function Row({ item }: { item: OwnItem }) {
  const origin = useOrigin();
  const picture = item.thumbUrl || item.imageUrl;
  return (
    <li className={styles.item}>
      <span>{picture && <img src={picture} width={56} height={56} alt="" loading="lazy" />}</span>
      <p>
        <b lang={itemLang}>{item.name}</b>
        <span>{origin(item)}</span>
      </p>
    </li>
  );
}
