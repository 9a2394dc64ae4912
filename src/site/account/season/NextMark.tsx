import { itemLang } from '../../../../contract/localized';
import type { PlayerSeason } from '../../../../contract/playerSeason';
import { useTranslation } from '../../../i18n/useTranslation';
import { paths } from '../../../paths';
import { nextMarkOf } from '../../profile/nextMark';
import { useSeason } from '../../profile/useSeason';
import { ButtonLink } from '../../ui/Button';
import { formatPrice } from '../../ui/formats';
import { Naming } from '../../ui/Naming';
import { useAmount } from '../../ui/useAmount';
import { useLanguage } from '../../ui/useLanguage';
import { Loaded } from '../Loaded';
import styles from './Season.module.css';

/** How much is left to the next mark of the running season, and what it gives. */
export function NextMark() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useSeason();
  const unread = t('account.seasons.failed');
  // An older server has none, however often it is called.
  if (data === null) return <p>{unread}</p>;
  return (
    <Loaded query={{ data, isError, refetch }} unread={unread}>
      {(own) => <Left own={own} />}
    </Loaded>
  );
}

function Left({ own }: { own: PlayerSeason }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amount = useAmount();
  const next = nextMarkOf(own);
  const { gift } = next ?? {};
  const what = gift?.wallet
    ? amount(gift.amount ?? 0, gift.wallet)
    : (gift?.accessory ?? t('account.seasons.accessory'));
  const sentence = next && {
    left: formatPrice(next.left, 'VND', language),
    number: next.number,
    gift: what,
  };
  return (
    <div className={styles.next}>
      {sentence && (
        <>
          <p>
            <Naming
              text={t(next.isGoal ? 'account.seasons.toGoal' : 'account.seasons.toMark', sentence)}
              lang={gift?.accessory ? itemLang : undefined}
            />
          </p>
          {/* The sentence says the same. */}
          <div className={styles.bar} aria-hidden="true">
            <span style={{ width: `${next.share}%` }} />
          </div>
        </>
      )}
      {!sentence && <p>{t(own.season ? 'account.seasons.closed' : 'account.seasons.between')}</p>}
      <p>
        <ButtonLink to={paths.season} size="small">
          {t('account.season')}
        </ButtonLink>
      </p>
    </div>
  );
}
