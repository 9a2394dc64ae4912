import { useTranslate } from 'react-admin';
import { useFormats } from '../../../i18n/useFormats';
import { DayLines } from './DayLines';
import type { PeriodChartProps } from './RevenueChart';

/**
 * Sign-ups and active players by day, the latter only since visits are counted. Only a day's sign-ups have a list,
 * because of visits only each player's last one is stored.
 */
export function PlayersChart({ figures: { days, signUps, actives }, lists }: PeriodChartProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const total = number(signUps.reduce((sum, one) => sum + one, 0));
  return (
    <DayLines
      title={translate('figures.chart.players')}
      days={days}
      series={[
        { key: 'signUps', numbers: signUps, to: lists.newPlayers },
        { key: 'actives', numbers: actives },
      ]}
      summary={(best) =>
        best
          ? translate('figures.summary.players', { signUps: total, ...best })
          : translate('figures.summary.newcomers', { signUps: total })
      }
    />
  );
}
