import type { OwnItem } from '../../../../contract/wardrobe';
import { openArea } from '../../../i18n/i18n';
import { useTranslation } from '../../../i18n/useTranslation';
import { paths } from '../../../paths';
import { useItems } from '../../profile/useItems';
import { places } from '../../robot/drawn';
import { Alert } from '../../ui/Alert';
import { Button, ButtonLink } from '../../ui/Button';
import { useMinute } from '../../ui/useMinute';
import { wardrobeTexts } from '../../wardrobe/wardrobeTexts';
import { Card } from '../Card';
import tab from '../Tab.module.css';
import { TabPage } from '../TabPage';
import styles from './Items.module.css';
import { OwnedCard } from './OwnedCard';

/** The wardrobe's words for what can be done with an item. */
export const ready = () => openArea(wardrobeTexts);

/** "Items" of the account centre: what the player owns, by type, to be worn, taken off or returned. */
export function Page() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useItems();
  return (
    <TabPage tab="items" lead={t('account.items.lead')}>
      {data && data.items.length > 0 && <Owned items={data.items} />}
      {!data && !isError && <p role="status">{t('common.loading')}</p>}
      {data?.items.length === 0 && (
        <Card title={t('account.items.noneTitle')} level={3} look={tab.card}>
          <p>{t('account.items.none')}</p>
          <p>
            <ToWardrobe />
          </p>
        </Card>
      )}
      {!data && isError && (
        <>
          <Alert tone="error">{t('account.items.failed')}</Alert>
          <Button icon="refresh" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </>
      )}
    </TabPage>
  );
}

const ToWardrobe = () => {
  const { t } = useTranslation();
  return <ButtonLink to={paths.wardrobe}>{t('account.items.toWardrobe')}</ButtonLink>;
};

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
      <p>
        <ToWardrobe />
      </p>
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
