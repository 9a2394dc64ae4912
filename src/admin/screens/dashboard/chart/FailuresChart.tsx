import { useFormats } from '../../../i18n/useFormats';
import { ChartFrame } from './ChartFrame';
import { barsHeight } from './look';
import type { PeriodChartProps } from './RevenueChart';

/** Failed payments, by the gateway tried last. */
export function FailuresChart({ figures, lists }: PeriodChartProps) {
  const { translate, number } = useFormats();
  const { failures } = figures;
  const [first] = failures;
  const total = failures.reduce((sum, { payments }) => sum + payments, 0);
  const nameOf = (gateway: string) => translate(`figures.gateway.${gateway}`, { _: gateway });
  return (
    <ChartFrame
      title={translate('figures.chart.failures')}
      summary={
        first
          ? translate(`figures.summary.${failures.length > 1 ? 'failures' : 'failuresOfOne'}`, {
              payments: number(total),
              gateway: nameOf(first.gateway),
            })
          : ''
      }
      empty={first ? undefined : translate('figures.chart.noFailures')}
      height={barsHeight(Math.max(3, failures.length))}
      table={{
        columns: ['gateway', 'payments'].map((name) => translate(`figures.column.${name}`)),
        rows: failures.map(({ gateway, payments }) => ({
          key: gateway,
          label: nameOf(gateway),
          to: lists.begun(figures, { status: 'FAILED', gateway }),
          cells: [number(payments)],
        })),
      }}
      draw={({ Bars }) => (
        <Bars
          bars={failures.map(({ gateway, payments }) => ({
            label: nameOf(gateway),
            value: payments,
            shown: number(payments),
          }))}
        />
      )}
    />
  );
}
