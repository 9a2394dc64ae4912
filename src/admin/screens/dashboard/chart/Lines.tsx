import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceDot,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatNumber } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/useLanguage';
import { endLabel, endsOf, roomFor } from './ends';
import { LineLegend } from './LineLegend';
import { chartHeight, type NamedSeries, type Point, useChartLook } from './look';

interface LinesProps {
  points: readonly Point[];
  /** Distinguished by their dashes and the labels at their ends, never by color alone (AD-13). */
  series: ReadonlyArray<NamedSeries & { dash: string }>;
  /** Formats a value for the tooltip; a plain number without. */
  format?: (value: number) => string;
}

/** So many names fit at the ends of their lines; more are in a legend. */
const mostAtEnds = 3;

/** Lines over days, navigable with the arrow keys; the table view has the same figures. */
export function Lines(props: LinesProps) {
  const { colours } = useChartLook();
  return (
    <>
      <Drawn {...props} />
      {props.series.length > mostAtEnds && <LineLegend series={props.series} colours={colours} />}
    </>
  );
}

function Drawn({ points, series, format }: LinesProps) {
  const locale = useLanguage();
  const { palette, colours, tick, short, tooltip } = useChartLook();
  const atEnds = series.length <= mostAtEnds ? series : [];
  return (
    <ResponsiveContainer
      width="100%"
      height={chartHeight}
      initialDimension={{ width: 600, height: chartHeight }}
    >
      <LineChart data={[...points]} margin={{ top: 12, right: roomFor(atEnds), bottom: 4, left: 0 }}>
        <CartesianGrid stroke={palette.divider} strokeDasharray="2 6" vertical={false} />
        <XAxis dataKey="at" tick={tick} stroke={palette.divider} minTickGap={18} />
        <YAxis
          tick={tick}
          stroke={palette.divider}
          width={format ? 80 : 48}
          tickFormatter={short}
          allowDecimals={false}
        />
        <Tooltip
          {...tooltip}
          formatter={(value) => (format ? format(Number(value)) : formatNumber(Number(value), locale))}
        />
        {series.map(({ key, name, dash }, order) => (
          <Line
            key={key}
            dataKey={({ values }: Point) => values[key]}
            name={name}
            stroke={colours[order % colours.length]}
            strokeDasharray={dash}
            strokeWidth={2}
            dot={points.length < 3}
            isAnimationActive={false}
          />
        ))}
        {endsOf(points, atEnds).map(({ key, name, order, at, value, dy }) => (
          <ReferenceDot
            key={key}
            x={at}
            y={value}
            r={3}
            fill={colours[order % colours.length]}
            stroke="none"
            label={endLabel({
              name,
              dy,
              dash: series[order]?.dash,
              colour: colours[order % colours.length],
              fill: palette.text.primary,
            })}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}
