import { useEffect, useRef } from 'react';
import { serverNow } from '../../../../api/clock';
import { useTranslation } from '../../../../i18n/useTranslation';
import { formatClock } from '../../../ui/formats';
import { announce } from '../../../ui/LiveRegion';
import { useNow } from '../../../ui/useNow';
import styles from './PaymentPanel.module.css';

const marks = [
  { at: 300_000, key: 'payment.status.fiveMinutes' },
  { at: 60_000, key: 'payment.status.oneMinute' },
  { at: 0, key: 'payment.status.timeUp' },
] as const;

/** Time left to pay: a silent timer, announced only at five minutes, one minute and the end (requirement SH-12). */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation();
  useNow(1000);
  const left = Math.max(0, Date.parse(until) - serverNow());
  const before = useRef<number | null>(null);
  useEffect(() => {
    const last = before.current ?? left;
    for (const { at, key } of marks) if (last > at && left <= at) announce(t(key));
    before.current = left;
  }, [left, t]);
  const clock = formatClock(left);
  return (
    <span role="timer">
      <span className="visually-hidden">{clock}</span>
      {/* Read digit by digit, it would be no time. */}
      <span aria-hidden="true" className={styles.clock}>
        {[...clock].map((digit, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: each digit has its fixed place
          <span key={place} data-digit={digit !== ':'}>
            {digit}
          </span>
        ))}
      </span>
    </span>
  );
}
