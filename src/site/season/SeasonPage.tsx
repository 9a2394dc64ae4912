import type { SeasonContent, ShownSeason } from '../../../contract/seasonPage';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { contentLoader, useContent } from '../content/pageContent';
import { LazyDaily } from '../daily/LazyDaily';
import { ButtonLink } from '../ui/Button';
import { Contour } from '../ui/Contour';
import { cx } from '../ui/cx';
import { useMinute } from '../ui/useMinute';
import { Gift } from './Gift';
import { LastSeason } from './LastSeason';
import { Marks } from './Marks';
import { Own } from './Own';
import { Rules } from './Rules';
import styles from './SeasonPage.module.css';
import { TimeLeft } from './TimeLeft';
import { useOwn } from './useOwn';
import { useTexts } from './useTexts';

export const ready = contentLoader('season');

/** Which season runs, and for how much longer. */
function Running({ season, at }: { season: ShownSeason; at: number }) {
  const { t } = useTranslation();
  const now = useMinute(at);
  return (
    <>
      <p className="label">{t('season.label', { of: t('season.of', { number: season.number }) })}</p>
      <h1 className="d2" lang={season.lang}>
        {season.name}
      </h1>
      <p className="lead">{t('season.lead')}</p>
      {season.endAt ? (
        <TimeLeft season={season} now={now} />
      ) : (
        <p className={styles.sample}>{t('season.sample')}</p>
      )}
    </>
  );
}

/** That no season runs, and when the next one begins, if that is known. */
function Between({ next }: Pick<SeasonContent, 'next'>) {
  const { t } = useTranslation();
  const { momentOf } = useTexts();
  return (
    <>
      <p className="label">{t('season.label', { of: t('season.ofNone') })}</p>
      <h1>{t('season.none')}</h1>
      <p className="lead">{next ? t('season.nextLead', momentOf(next)) : t('season.noneLead')}</p>
    </>
  );
}

/** The picture that staff gave a season. */
function Picture({ season }: { season: ShownSeason }) {
  const { t } = useTranslation();
  return (
    <div className={styles.picture}>
      <img src={season.imageUrl} alt={t('season.picture', { name: season.name })} width={640} height={480} />
      <Contour state="closed" />
    </div>
  );
}

/** The season: what is left of it, its gifts on the gift's contour, the rules, and the one before. */
export function Page() {
  const { t } = useTranslation();
  const content = useContent('season');
  const { season, last, next, at, sample } = content;
  const own = useOwn(content);
  const isSample = sample !== undefined;
  return (
    <>
      <div className={cx('sheet', styles.page)}>
        <div className={cx('container', styles.top)}>
          <div className={styles.words}>
            {season ? <Running season={season} at={at} /> : <Between next={next} />}
            <p>
              <ButtonLink to={paths.shop} variant="primary" size="large" icon="diamond">
                {t(season ? 'season.topUp' : 'season.toShop')}
              </ButtonLink>
            </p>
          </div>
          <Gift season={season} current={own.state === 'known' ? own.current : null} />
        </div>
        {season && (
          <div className={cx('container', styles.way)}>
            <div className={cx(styles.own, season.imageUrl && styles.pictured)}>
              {season.imageUrl && <Picture season={season} />}
              <Own season={season} own={own} isSample={isSample} />
            </div>
            <Marks season={season} own={own} reached={content.reached} />
          </div>
        )}
        <div className={cx('container', styles.daily)}>
          <LazyDaily back={paths.season} />
        </div>
      </div>
      <Rules />
      {last && <LastSeason season={last} own={own} isSample={isSample} />}
    </>
  );
}
