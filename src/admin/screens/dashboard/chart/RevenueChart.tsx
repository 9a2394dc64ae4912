import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Currency } from '../../../../../contract/currencies';
import type { Figures } from '../../../../../contract/figures';
import { useFormats } from '../../../i18n/useFormats';
import type { Lists } from '../links';
import { daysOfMonth, type Period } from '../period';
import { ChartFrame } from './ChartFrame';
import { useCurrency } from './CurrencyChoice';
import { type Span, spansOf, useDays } from './days';
import { MonthLabel } from './MonthLabel';
import { dashes } from './series';
import { usePackageName } from './usePackageName';
import { ViewButton } from './ViewButton';

export interface PeriodChartProps {
  figures: Figures;
  lists: Lists;
}
interface RevenueChartProps extends PeriodChartProps {
  period: Period;
  onChoose: (period: Omit<Period, 'name'>) => void;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** One currency's packages, by day or month. */
function useParts({ revenue, days }: Figures, currency: Currency) {
  const translate = useTranslate();
  const nameOf = usePackageName();
  const texts = useDays();
  const spans = spansOf(days);
  const series = revenue
    .filter((part) => part.currency === currency)
    .map((part) => ({
      key: part.isRest ? 'rest' : (part.packageId ?? 'none'),
      name: part.isRest ? translate('figures.rest') : nameOf(part),
      amounts: spans.map(({ places }) => sum(places.map((at) => part.amounts[at] ?? 0))),
    }));
  const totals = spans.map((_, at) => sum(series.map(({ amounts }) => amounts[at] ?? 0)));
  const best = totals.indexOf(Math.max(...totals));
  const labels = spans.map(({ name, isMonth }) => (isMonth ? texts.month(name) : texts.short(name, days)));
  return { spans, labels, series, totals, total: sum(totals), best };
}

const daysOf = ({ name, isMonth }: Span) => (isMonth ? daysOfMonth(name) : { from: name, to: name });

/**
 * 'Revenue' by day, a line for each package as specified, or the packages on each other as bars; its month is a button that
 * chooses among the months with data.
 */
export function RevenueChart({ figures, lists, period, onChoose }: RevenueChartProps) {
  const translate = useTranslate();
  const { money } = useFormats();
  const { currency, choice } = useCurrency(figures.now.money.map((one) => one.currency));
  const { spans, labels, series, totals, total, best } = useParts(figures, currency);
  const [asBars, setAsBars] = useState(false);
  const show = (amount: number) => money(amount, currency);
  const isEmpty = total === 0;
  const most = { total: show(total), at: labels[best], most: show(totals[best] ?? 0) };
  const names = series.map(({ name }) => name);
  return (
    <ChartFrame
      title={translate('admin.chart.revenue')}
      aside={
        <>
          {choice}
          <ViewButton
            view={asBars ? 'lines' : 'bars'}
            label={translate(`figures.chart.${asBars ? 'lines' : 'bars'}`)}
            onClick={() => setAsBars(!asBars)}
          />
          <MonthLabel shown={figures} period={period} months={figures.months} onChoose={onChoose} />
        </>
      }
      summary={isEmpty ? '' : translate('figures.summary.revenue', most)}
      empty={isEmpty ? translate('figures.chart.empty') : undefined}
      table={{
        columns: [
          translate(spans[0]?.isMonth ? 'figures.column.month' : 'figures.column.day'),
          ...names,
          translate('figures.column.total'),
        ],
        rows: spans.map((span, at) => ({
          key: span.name,
          label: labels[at] ?? '',
          to: lists.completed(daysOf(span), { currency }),
          cells: [...series.map(({ amounts }) => amounts[at] ?? 0), totals[at] ?? 0].map(show),
        })),
      }}
      draw={({ Lines, Stack }) => {
        const points = labels.map((label, at) => ({
          at: label,
          values: Object.fromEntries(series.map(({ key, amounts }) => [key, amounts[at] ?? 0])),
        }));
        if (asBars) return <Stack series={series} points={points} format={show} />;
        const dashed = series.map((one, order) => ({ ...one, dash: dashes[order % dashes.length] ?? '' }));
        return <Lines series={dashed} points={points} format={show} />;
      }}
    />
  );
}
