import { useTranslate } from 'react-admin';
import { formatShare } from '../../../i18n/formats';
import { useFormats } from '../../../i18n/useFormats';
import { ChartFrame } from './ChartFrame';
import { barsHeight } from './look';
import type { PeriodChartProps } from './RevenueChart';

/** How far the payments started in the period got. */
export function WayChart({ figures, lists }: PeriodChartProps) {
  const translate = useTranslate();
  const { number, language } = useFormats();
  const { begun, opened, begunPaid } = figures.now;
  const share = (count: number) => formatShare(begun === 0 ? 0 : count / begun, language);
  const steps = [
    { key: 'begun', count: begun, to: lists.begun(figures) },
    // No filter finds payments by whether their page was opened.
    { key: 'opened', count: opened, to: undefined },
    { key: 'begunPaid', count: begunPaid, to: lists.begun(figures, { status: 'COMPLETED' }) },
  ].map((step) => ({ ...step, label: translate(`figures.way.${step.key}`) }));
  const said = {
    begun: number(begun),
    opened: number(opened),
    paid: number(begunPaid),
    share: share(begunPaid),
  };
  return (
    <ChartFrame
      title={translate('figures.chart.way')}
      summary={begun === 0 ? '' : translate('figures.summary.way', said)}
      empty={begun === 0 ? translate('figures.chart.empty') : undefined}
      height={barsHeight(steps.length)}
      table={{
        columns: ['step', 'payments', 'share'].map((name) => translate(`figures.column.${name}`)),
        rows: steps.map(({ key, label, count, to }) => ({
          key,
          label,
          to,
          cells: [number(count), share(count)],
        })),
      }}
      draw={({ Bars }) => (
        <Bars
          bars={steps.map(({ label, count }) => ({
            label,
            value: count,
            shown: `${number(count)} · ${share(count)}`,
          }))}
        />
      )}
    />
  );
}
