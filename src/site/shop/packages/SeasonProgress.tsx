import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { PlayerSeason } from '../../../../contract/playerSeason';
import { seasonEnd } from '../../../../contract/seasonPage';
import { useTranslation } from '../../../i18n/useTranslation';
import { paths } from '../../../paths';
import { season as sample } from '../../content/season';
import { nextMarkOf, percentOf } from '../../profile/nextMark';
import { useSeason } from '../../profile/useSeason';
import { Button } from '../../ui/Button';
import { formatDate, formatPrice } from '../../ui/formats';
import { useLanguage } from '../../ui/useLanguage';
import { SeasonMarks } from './SeasonMarks';
import styles from './SeasonProgress.module.css';

interface Progress {
  current: number;
  goal: number;
}

/** The gift box is the progress bar: its contour is drawn up to the percentage. */
const GiftBox = ({ percent }: { percent: number }) => (
  <svg className={styles.gift} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
    <path className={styles.ghost} d={gift} />
    <path className={styles.drawn} d={gift} pathLength={100} style={{ strokeDasharray: `${percent} 100` }} />
    <path className={styles.ribbon} d="M60 46V108M16 46H104M60 30L48 12H38L32 18L42 30H78L88 18L82 12H72Z" />
  </svg>
);

/** The box's outline as one closed path, starting at the top left. */
const gift = 'M8 30H112V46H104V108H16V46H8Z';

/** The amounts spent and missing to the next mark, as a bar and in words; what it gives is listed below. */
function Bar({
  current,
  goal,
  next,
  labelledBy,
}: Progress & { next: ReturnType<typeof nextMarkOf>; labelledBy: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const price = (amount: number) => formatPrice(amount, 'VND', language);
  const percent = percentOf(current, goal);
  const text = t('payment.season.progress', { current: price(current), goal: price(goal), percent });
  return (
    <>
      <div
        role="progressbar"
        aria-labelledby={labelledBy}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className={styles.bar}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <p className={styles.progress}>{text}</p>
      <p className={styles.left}>
        {!next || next.isGoal
          ? t(goal > current ? 'payment.season.left' : 'payment.season.reached', {
              amount: price(goal - current),
            })
          : t('payment.season.leftTo', { amount: price(next.left), number: next.number })}
      </p>
    </>
  );
}

/** The player's spending in this and the previous season. */
function Facts({ current, lastSeason }: { current: number; lastSeason: number | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('payment.season.current')}</dt>
        <dd>{formatPrice(current, 'VND', language)}</dd>
      </div>
      {lastSeason !== null && (
        <div>
          <dt>{t('payment.season.last')}</dt>
          <dd>{formatPrice(lastSeason, 'VND', language)}</dd>
        </div>
      )}
    </dl>
  );
}

const isEmpty = (mine: PlayerSeason | null | undefined) =>
  !mine?.season && (mine?.lastSeason ?? null) === null;

/**
 * The player's progress in the season; shown only with a token. Where there has never been a season, and on an older
 * server, the specified sample values, labelled as such (product.md section 9; studio.md section 9).
 */
export function SeasonProgress() {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const { data: mine, isPending, isError, refetch } = useSeason();
  if (mine?.isOff) return null;
  const season = mine?.season;
  const { day = '', time = '' } = season ? seasonEnd(season.endAt) : {};
  const isSample = !isPending && !isError && isEmpty(mine);
  const progress = season ? { current: mine.current, goal: season.goal } : isSample ? sample : null;
  return (
    <section className={styles.season} aria-labelledby={id} aria-busy={isPending}>
      <GiftBox percent={progress ? percentOf(progress.current, progress.goal) : 0} />
      <div className={styles.text}>
        <h2 id={id} className="h3">
          {t('payment.season.title')}
        </h2>
        {season && (
          <p className={styles.name}>
            <strong lang={language === 'en' && !season.nameEn ? 'vi' : undefined}>
              {(language === 'en' && season.nameEn) || season.name}
            </strong>{' '}
            ·{' '}
            {t(time ? 'payment.season.untilTime' : 'payment.season.until', {
              time,
              end: formatDate(day, language),
            })}
          </p>
        )}
        {progress && <Bar {...progress} next={mine ? nextMarkOf(mine) : null} labelledBy={id} />}
        {isSample && <p className={styles.left}>{t('payment.season.sample')}</p>}
        {mine && !season && !isSample && <p className={styles.left}>{t('payment.season.between')}</p>}
        {isError && (
          <p className={styles.left} role="alert">
            {t('payment.season.failed')}{' '}
            <Button variant="quiet" size="small" onClick={() => void refetch()}>
              {t('payment.season.retry')}
            </Button>
          </p>
        )}
        {season && <SeasonMarks season={season} given={mine.given} />}
        {isSample && <Facts {...sample} />}
        {mine && !isSample && <Facts {...mine} />}
        {/* Below what is still to come, it would be moved. */}
        {!isPending && (
          <p>
            <Link className="link" to={paths.season}>
              {t('payment.season.more')}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
