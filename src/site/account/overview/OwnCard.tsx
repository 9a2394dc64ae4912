import type { Profile } from '../../../../contract/players';
import { shownDay } from '../../../../contract/shownTimes';
import { Breakable } from '../../../format/Breakable';
import { useTranslation } from '../../../i18n/useTranslation';
import { paths } from '../../../paths';
import { avatarPicture } from '../../../robot/drawn';
import { Balance } from '../../layout/Balance';
import { CardLink } from '../../profile/CardLink';
import { useItems } from '../../profile/useItems';
import { Robot } from '../../robot/Robot';
import { ButtonLink } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { useLanguage } from '../../ui/useLanguage';
import { Card } from '../Card';
import { LastPurchases } from './LastPurchases';
import styles from './OwnCard.module.css';

interface Props {
  me: Profile | undefined;
  failed: boolean;
}

/** The player's own card, the page's only inverted sheet: who they are, their balances and latest purchases. */
export function OwnCard({ me, failed }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: own } = useItems();
  const worn = own?.items.filter(({ isWorn }) => isWorn) ?? [];
  const unknown = failed ? '--' : '…';
  return (
    <Card title={t('account.details')} look={cx('paper', styles.own)}>
      <div className={styles.who}>
        <Robot
          className={styles.robot}
          worn={worn}
          name={me?.username ?? unknown}
          avatar={avatarPicture(own?.avatar)}
        />
        <div className={styles.about}>
          <dl className={styles.details}>
            <dt>{t('account.userName')}</dt>
            <dd>{me?.username ?? unknown}</dd>
            <dt>{t('account.email')}</dt>
            <dd>
              <Breakable text={me?.email ?? unknown} />
            </dd>
            {me?.createdAt && (
              <>
                <dt>{t('account.since')}</dt>
                <dd>
                  <time dateTime={me.createdAt}>{shownDay(new Date(me.createdAt), language)}</time>
                </dd>
              </>
            )}
          </dl>
          <CardLink />
        </div>
      </div>
      {failed && <p role="status">{t('account.detailsFailed')}</p>}
      <section className={styles.part}>
        <h3 className={styles.title}>{t('account.balance')}</h3>
        <div className={styles.balance}>
          <Balance />
          <ButtonLink to={paths.shop} variant="primary" size="small">
            {t('account.topUp')}
          </ButtonLink>
        </div>
      </section>
      <LastPurchases />
    </Card>
  );
}
