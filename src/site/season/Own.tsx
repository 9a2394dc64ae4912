import { useId } from 'react';
import { marksOf, type ShownSeason } from '../../../contract/seasonPage';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { nextMarkOf, percentOf } from '../profile/nextMark';
import { Button, ButtonLink } from '../ui/Button';
import { Contour } from '../ui/Contour';
import { cx } from '../ui/cx';
import { Naming } from '../ui/Naming';
import styles from './Own.module.css';
import type { Own as OwnSeason } from './useOwn';
import { useTexts } from './useTexts';

interface Progress {
  season: ShownSeason;
  current: number;
  labelledBy: string;
}

/** The reader's way as a bar with a line at each mark, and in words. */
function Bar({ season, current, labelledBy }: Progress) {
  const { t } = useTranslation();
  const { price, giftText, giftLang } = useTexts();
  const { goal } = season;
  const percent = percentOf(current, goal);
  const marks = marksOf(season);
  const next = nextMarkOf({ season, current });
  const text = t('season.own.progress', { current: price(current), goal: price(goal), percent });
  const toGo = next
    ? t(next.isGoal ? 'season.own.nextGoal' : 'season.own.nextMark', {
        amount: price(next.left),
        gift: giftText(next.gift),
        number: next.number,
      })
    : t('season.own.closed');
  return (
    <>
      <p className={styles.progress}>{text}</p>
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
        {marks.map(({ id, spend }) => (
          <i key={id} style={{ left: `${(spend / goal) * 100}%` }} />
        ))}
      </div>
      <p className={styles.toGo}>
        <Naming text={toGo} lang={next ? giftLang(next.gift, season) : undefined} />
      </p>
    </>
  );
}

/** The reader's own way in the season; its room is there before anything is known. */
export function Own({ season, own, isSample }: { season: ShownSeason; own: OwnSeason; isSample: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={cx('plate', styles.own)} aria-labelledby={id} aria-busy={own.state === 'loading'}>
      <h2 id={id} className="h4">
        {t(isSample ? 'season.own.sampleTitle' : 'season.own.title')}
      </h2>
      {own.state === 'known' && own.current !== null && (
        <Bar season={season} current={own.current} labelledBy={id} />
      )}
      {isSample && <p className={styles.note}>{t('season.sample')}</p>}
      {own.state === 'loading' && <p className={styles.note}>{t('season.own.loading')}</p>}
      {own.state === 'guest' && (
        <div className={styles.line}>
          <p>{t('season.own.guest')}</p>
          <ButtonLink to={`${paths.auth.login}?from=${paths.season}`} icon="user">
            {t('season.own.login')}
          </ButtonLink>
        </div>
      )}
      {own.state === 'failed' && (
        <div className={styles.line} role="alert">
          <p>{t('season.own.failed')}</p>
          <Button onClick={own.retry} icon="refresh">
            {t('season.own.retry')}
          </Button>
        </div>
      )}
      <Contour />
    </section>
  );
}
