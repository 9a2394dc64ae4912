import { useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { season } from '../../content/season';
import { formatPrice } from '../../ui/formats';
import { useLanguage } from '../../ui/useLanguage';
import styles from './SeasonProgress.module.css';

/** Percentage of the goal, capped at 100 (product.md section 9). */
export const seasonPercent = ({ current, goal }: { current: number; goal: number }): number =>
  Math.min(100, Math.round((current / goal) * 100));

/**
 * Seasonal purchase progress on fixed sample values; shown only with a token. The gift box is the progress bar: its
 * contour is drawn up to the percentage.
 */
export function SeasonProgress() {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const percent = seasonPercent(season);
  const price = (amount: number) => formatPrice(amount, 'VND', language);
  const text = t('payment.season.progress', {
    current: price(season.current),
    goal: price(season.goal),
    percent,
  });
  const left = season.goal - season.current;
  return (
    <section className={styles.season} aria-labelledby={id}>
      <svg className={styles.gift} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <path className={styles.ghost} d={gift} />
        <path
          className={styles.drawn}
          d={gift}
          pathLength={100}
          style={{ strokeDasharray: `${percent} 100` }}
        />
        <path
          className={styles.ribbon}
          d="M60 46V108M16 46H104M60 30L48 12H38L32 18L42 30H78L88 18L82 12H72Z"
        />
      </svg>
      <div className={styles.text}>
        <h2 id={id} className="h3">
          {t('payment.season.title')}
        </h2>
        <div
          role="progressbar"
          aria-labelledby={id}
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
          {left > 0 ? t('payment.season.left', { amount: price(left) }) : t('payment.season.reached')}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{t('payment.season.current')}</dt>
            <dd>{price(season.current)}</dd>
          </div>
          <div>
            <dt>{t('payment.season.last')}</dt>
            <dd>{price(season.lastSeason)}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

/** The box's outline as one closed path, starting at the top left. */
const gift = 'M8 30H112V46H104V108H16V46H8Z';
