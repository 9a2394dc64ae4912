import { useTranslate } from 'react-admin';
import { useFormats } from '../../../i18n/useFormats';
import { ChartFrame } from './ChartFrame';
import { useCurrency } from './CurrencyChoice';
import type { PeriodChartProps } from './RevenueChart';
import { usePackageName } from './usePackageName';

/** The packages with the highest revenue, by currency. */
export function PackagesChart({ figures, lists }: PeriodChartProps) {
  const translate = useTranslate();
  const { money, number } = useFormats();
  const nameOf = usePackageName();
  const { currency, choice } = useCurrency(figures.now.money.map((one) => one.currency));
  const packages = figures.packages.filter((one) => one.currency === currency);
  const [first] = packages;
  const show = (amount: number) => money(amount, currency);
  return (
    <ChartFrame
      title={translate('figures.chart.packages')}
      aside={choice}
      summary={
        first
          ? translate('figures.summary.packages', {
              name: nameOf(first),
              amount: show(first.amount),
              orders: number(first.orders),
              smart_count: first.orders,
            })
          : ''
      }
      empty={first ? undefined : translate('figures.chart.empty')}
      table={{
        columns: ['package', 'orders', 'amount'].map((name) => translate(`figures.column.${name}`)),
        rows: packages.map((one) => ({
          key: one.packageId ?? 'none',
          label: nameOf(one),
          to: one.packageId ? lists.completed(figures, { currency, packageId: one.packageId }) : undefined,
          cells: [number(one.orders), show(one.amount)],
        })),
      }}
      draw={({ Bars }) => (
        <Bars
          bars={packages.map((one) => ({ label: nameOf(one), value: one.amount, shown: show(one.amount) }))}
        />
      )}
    />
  );
}
