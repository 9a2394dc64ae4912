import { dayMs, hourMs } from '../../../contract/durations';
import type { ShownSeason } from '../../../contract/seasonPage';
import { useTranslation } from '../../i18n/useTranslation';
import { Rich } from '../ui/Rich';
import styles from './TimeLeft.module.css';
import { useTexts } from './useTexts';

const minuteMs = 60_000;

/** A duration in its two largest units. */
function unitsOf(left: number): ReadonlyArray<{ unit: 'days' | 'hours' | 'minutes'; count: number }> {
  const [days, hours] = [Math.floor(left / dayMs), Math.floor((left % dayMs) / hourMs)];
  if (days > 0)
    return [
      { unit: 'days', count: days },
      { unit: 'hours', count: hours },
    ];
  return [
    { unit: 'hours', count: hours },
    { unit: 'minutes', count: Math.floor((left % hourMs) / minuteMs) },
  ];
}

interface Props {
  season: ShownSeason;
  /** The moment, in milliseconds. */
  now: number;
}

/** What is left of a season, which changes without being announced, and its end. */
export function TimeLeft({ season, now }: Props) {
  const { t } = useTranslation();
  const { until } = useTexts();
  const left = Date.parse(season.endAt) - now;
  return (
    <div className={styles.time}>
      {left >= minuteMs ? (
        <p className={styles.left} role="timer" aria-live="off">
          <span className="label">{t('season.left')}</span>{' '}
          {unitsOf(left).map(({ unit, count }) => (
            <span key={unit} className={styles.unit}>
              <Rich
                text={t(`season.${unit}`, { count })}
                tags={{ n: (number) => <strong>{number}</strong> }}
              />{' '}
            </span>
          ))}
        </p>
      ) : (
        <p className={styles.ended}>{t('season.ended')}</p>
      )}
      <p className={styles.until}>{until(season.endAt)}</p>
    </div>
  );
}
