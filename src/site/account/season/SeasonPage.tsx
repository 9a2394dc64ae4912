import { useQuery } from '@tanstack/react-query';
import { getOwnSeasons } from '../../../../contract/calls/ownWallet';
import { itemLang, textIn } from '../../../../contract/localized';
import type { OwnSeason } from '../../../../contract/ownWallet';
import { shownDay } from '../../../../contract/shownTimes';
import { call } from '../../../api/call';
import { useTranslation } from '../../../i18n/useTranslation';
import { profileKey } from '../../profile/useProfile';
import { useTexts } from '../../season/useTexts';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { formatPrice } from '../../ui/formats';
import { Naming } from '../../ui/Naming';
import { useAmount } from '../../ui/useAmount';
import { useLanguage } from '../../ui/useLanguage';
import { Card } from '../Card';
import tab from '../Tab.module.css';
import { TabPage } from '../TabPage';
import { NextMark } from './NextMark';
import styles from './Season.module.css';

/** "Season" of the account centre: the next mark, and what each season gave. */
export function Page() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery({
    queryKey: [...profileKey, 'seasons'],
    queryFn: ({ signal }) => call(getOwnSeasons, undefined, signal),
    retry: false,
  });
  return (
    <TabPage tab="season" lead={t('account.seasons.lead')}>
      <div className={tab.list}>
        <Card title={t('account.seasons.next')} level={3} look={tab.card}>
          <NextMark />
        </Card>
        {!data && !isError && <p role="status">{t('common.loading')}</p>}
        {isError && (
          <div className={tab.choices}>
            <Alert tone="error">{t('account.seasons.failed')}</Alert>
            <Button icon="refresh" onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          </div>
        )}
        {data?.seasons.length === 0 && (
          <Card title={t('account.seasons.received')} level={3} look={tab.card}>
            <p>{t('account.seasons.none')}</p>
          </Card>
        )}
        {data?.seasons.map((season) => (
          <SeasonCard key={season.id} season={season} />
        ))}
      </div>
    </TabPage>
  );
}

function SeasonCard({ season }: { season: OwnSeason }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amountOf = useAmount();
  const { windowOf } = useTexts();
  const { number, startAt, endAt, goal, spent, gifts } = season;
  const { text: name, lang } = textIn(
    { name: season.name ?? '', nameEn: season.nameEn ?? '' },
    'name',
    language,
  );
  const title =
    number === null ? (
      t('account.seasons.gone')
    ) : (
      <Naming text={t('account.seasons.name', { number, name })} lang={lang} />
    );
  const price = (amount: number) => formatPrice(amount, 'VND', language);
  return (
    <Card title={title} level={3} look={tab.card}>
      <p className={tab.quiet}>
        {startAt && endAt && `${windowOf({ startAt, endAt })}. `}
        {goal === null
          ? t('account.seasons.spent', { spent: price(spent) })
          : t('account.seasons.spentOf', { spent: price(spent), goal: price(goal) })}
      </p>
      {gifts.length === 0 && <p>{t('account.seasons.noGift')}</p>}
      {gifts.length > 0 && (
        <ul className={styles.gifts}>
          {gifts.map(({ spend, wallet, amount, accessory, givenAt }) => (
            <li key={`${spend} ${wallet}`}>
              <b lang={accessory ? itemLang : undefined}>
                {wallet ? amountOf(amount ?? 0, wallet) : (accessory ?? t('account.seasons.accessory'))}
              </b>
              <span>{t('account.seasons.at', { spend: price(spend) })}</span>
              <time dateTime={givenAt}>{shownDay(new Date(givenAt), language)}</time>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
