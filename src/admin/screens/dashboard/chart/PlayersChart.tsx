import { useTranslate } from 'react-admin';
import { useTexts } from '../../money/useTexts';
import { DayLines } from './DayLines';
import type { PeriodChartProps } from './RevenueChart';

/**
 * Sign-ups and active players by day. Before visits were counted there is nothing to say of them. Only the sign-ups of a
 * day have a list: of visits each player keeps the last one.
 */
export function PlayersChart({ figures: { days, signUps, actives }, lists }: PeriodChartProps) {
  const translate = useTranslate();
  const { number } = useTexts();
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
