import type { OwnItem } from '../../../../contract/wardrobe';
import { openArea } from '../../../i18n/i18n';
import { useTranslation } from '../../../i18n/useTranslation';
import { places } from '../../../robot/drawn';
import { useMinute } from '../../ui/useMinute';
import { wardrobeTexts } from '../../wardrobe/wardrobeTexts';
import { Card } from '../Card';
import tab from '../Tab.module.css';
import { TabPage } from '../TabPage';
import { ItemList, ToWardrobe } from './ItemList';
import styles from './Items.module.css';
import { OwnedCard } from './OwnedCard';

/** The wardrobe's words for what can be done with an item. */
export const ready = () => openArea(wardrobeTexts);

/** "Items" of the account centre: what the player owns, by type, to be worn, taken off or returned. */
export function Page() {
  const { t } = useTranslation();
  return (
    <TabPage tab="items" lead={t('account.items.lead')}>
      <ItemList
        none={(nothing) => (
          <Card title={t('account.items.noneTitle')} level={3} look={tab.card}>
            {nothing}
          </Card>
        )}
      >
        {(items) => <Owned items={items} />}
      </ItemList>
    </TabPage>
  );
}

function Owned({ items }: { items: readonly OwnItem[] }) {
  const { t } = useTranslation();
  const now = useMinute(0);
  const worn = items.filter(({ isWorn }) => isWorn);
  // What was of a type that is known no more comes last.
  const groups = [...places, undefined].map((place, at) => ({
    name: place ? t(`wardrobe.type.${place}`) : t('account.items.other'),
    items: items.filter(({ type }) => (place ? type === at : places[type] === undefined)),
  }));
  return (
    <div className={styles.groups}>
      <ToWardrobe />
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          <section key={group.name} aria-label={group.name}>
            <h3 className="h4">{group.name}</h3>
            <ul className={styles.grid}>
              {group.items.map((item) => (
                <OwnedCard key={item.accessoryId} item={item} worn={worn} now={now} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
