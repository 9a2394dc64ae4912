import { useTranslate } from 'react-admin';
import type { Figures } from '../../../../../contract/figures';
import { useTexts } from '../../money/useTexts';
import { DayLines } from './DayLines';

/** Sign-ups and active players by day. Before visits were counted there is nothing to say of them. */
export function PlayersChart({ figures: { days, signUps, actives } }: { figures: Figures }) {
  const translate = useTranslate();
  const { number } = useTexts();
  const total = number(signUps.reduce((sum, one) => sum + one, 0));
  return (
    <DayLines
      title={translate('figures.chart.players')}
      days={days}
      series={[
        { key: 'signUps', numbers: signUps },
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
