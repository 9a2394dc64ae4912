import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../../i18n/useFormats';
import { ChartFrame } from './ChartFrame';
import { useDays } from './days';
import { dashes } from './series';

interface DayLinesProps {
  title: string;
  aside?: ReactNode;
  days: readonly string[];
  /** A number for each day, null if unknown. */
  series: ReadonlyArray<{
    key: 'orders' | 'payers' | 'signUps' | 'actives';
    numbers: ReadonlyArray<number | null>;
    /** Whether it is in the table only. */
    isOnlyListed?: boolean;
    /** The list behind one number of a day, if it differs from that of the whole day. */
    to?: (day: { from: string; to: string }) => string | undefined;
  }>;
  /** The list behind a day. */
  to?: (day: { from: string; to: string }) => string | undefined;
  /** Called with the day of the last series' maximum, and that number. */
  summary: (best: { at: string; most: string } | null) => string;
}

/** Series over the days of a period. */
export function DayLines({ title, aside, days, series, to, summary }: DayLinesProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const texts = useDays();
  const named = series.map((one, at) => ({
    ...one,
    name: translate(`figures.column.${one.key}`),
    dash: dashes[at] ?? '',
  }));
  const isEmpty = series.every(({ numbers }) => numbers.every((one) => !one));
  const last = series.at(-1)?.numbers.map((one) => one ?? 0) ?? [];
  const most = Math.max(0, ...last);
  const best =
    most === 0 ? null : { at: texts.short(days[last.indexOf(most)] ?? '', days), most: number(most) };
  return (
    <ChartFrame
      title={title}
      aside={aside}
      summary={isEmpty ? '' : summary(best)}
      empty={isEmpty ? translate('figures.chart.empty') : undefined}
      table={{
        columns: [translate('figures.column.day'), ...named.map(({ name }) => name)],
        rows: days.map((day, at) => ({
          key: day,
          label: texts.short(day, days),
          to: to?.({ from: day, to: day }),
          cells: series.map(({ numbers, to: listOf }) => {
            const value = numbers[at] ?? null;
            if (value === null) return '–';
            return { shown: number(value), to: listOf?.({ from: day, to: day }) };
          }),
        })),
      }}
      draw={({ Lines }) => (
        <Lines
          series={named.filter(({ isOnlyListed }) => !isOnlyListed)}
          points={days.map((day, at) => ({
            at: texts.short(day, days),
            values: Object.fromEntries(series.map(({ key, numbers }) => [key, numbers[at] ?? null])),
          }))}
        />
      )}
    />
  );
}
