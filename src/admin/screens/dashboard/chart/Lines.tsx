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
import { chartHeight, type NamedSeries, type Point, useChartLook } from './look';

interface LinesProps {
  points: readonly Point[];
  /** Distinguished by their dashes and the labels at their ends, never by colour alone (AD-13). */
  series: ReadonlyArray<NamedSeries & { dash: string }>;
}

/** If lines end within this many pixels of each other, their labels are pushed apart. */
const labelHeight = 15;
/** Width of a line's sample before its name, with the gap between them. */
const sample = 20;

/** The last number of each series, and by how much its label is moved so that no two overlap. */
function endsOf(points: readonly Point[], series: LinesProps['series']) {
  const most = Math.max(1, ...points.flatMap(({ values }) => series.map(({ key }) => values[key] ?? 0)));
  const ends = series.flatMap(({ key, name }, order) => {
    const last = points.findLast(({ values }) => values[key] !== null && values[key] !== undefined);
    const value = last?.values[key];
    return last && typeof value === 'number' ? [{ key, name, order, at: last.at, value }] : [];
  });
  let above = Number.NEGATIVE_INFINITY;
  return [...ends]
    .sort((a, b) => b.value - a.value || a.order - b.order)
    .map((end) => {
      const place = (1 - end.value / most) * (chartHeight - 50);
      const shown = Math.max(place, above + labelHeight);
      above = shown;
      return { ...end, dy: shown - place };
    });
}

/** The end of a line, given the box around its dot. */
const placeOf = (box: unknown): { x: number; y: number } => {
  const { x = 0, y = 0, width = 0, height = 0 } = (box ?? {}) as Partial<DOMRect>;
  return { x: x + width + 5, y: y + height / 2 };
};

interface EndLabelProps {
  x: number;
  y: number;
  dy: number;
  name: string;
  dash: string | undefined;
  colour: string | undefined;
  fill: string;
}

/** A sample of the line, as several may end together, and its name. */
const EndLabel = ({ x, y, dy, name, dash, colour, fill }: EndLabelProps) => (
  <g transform={`translate(${x} ${y + dy})`}>
    <line x2={sample - 4} stroke={colour} strokeWidth={2} strokeDasharray={dash} />
    <text x={sample} fill={fill} fontSize={12} dominantBaseline="central">
      {name}
    </text>
  </g>
);

/** Lines over days, navigable with the arrow keys; the table view has the same figures. */
export function Lines({ points, series }: LinesProps) {
  const locale = useLanguage();
  const { palette, colours, tick, short, tooltip } = useChartLook();
  const longest = Math.max(...series.map(({ name }) => name.length));
  return (
    <ResponsiveContainer
      width="100%"
      height={chartHeight}
      initialDimension={{ width: 600, height: chartHeight }}
    >
      <LineChart
        data={[...points]}
        margin={{ top: 12, right: 16 + sample + longest * 7, bottom: 4, left: 0 }}
      >
        <CartesianGrid stroke={palette.divider} strokeDasharray="2 6" vertical={false} />
        <XAxis dataKey="at" tick={tick} stroke={palette.divider} minTickGap={18} />
        <YAxis tick={tick} stroke={palette.divider} width={48} tickFormatter={short} allowDecimals={false} />
        <Tooltip {...tooltip} formatter={(value) => formatNumber(Number(value), locale)} />
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
        {endsOf(points, series).map(({ key, name, order, at, value, dy }) => (
          <ReferenceDot
            key={key}
            x={at}
            y={value}
            r={3}
            fill={colours[order % colours.length]}
            stroke="none"
            label={{
              content: ({ viewBox }) => (
                <EndLabel
                  {...placeOf(viewBox)}
                  {...{ name, dy }}
                  dash={series[order]?.dash}
                  colour={colours[order % colours.length]}
                  fill={palette.text.primary}
                />
              ),
            }}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}
