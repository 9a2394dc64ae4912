import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { chartHeight, type NamedSeries, type Point, useChartLook } from './look';
import { type Fill, Legend, Textures, texturesOf } from './textures';

interface StackProps {
  points: readonly Point[];
  series: readonly NamedSeries[];
  /** Formats a value for the tooltip. */
  format: (value: number) => string;
}

const fillOf = ({ id }: Fill) => `url(#${id})`;

/** Parts of a whole over days or months, the largest at the bottom. */
export function Stack({ points, series, format }: StackProps) {
  const id = useId().replace(/[^\w-]/g, '');
  const { palette, colours, tick, short, tooltip } = useChartLook();
  const fills = texturesOf(series, colours, id);
  return (
    <>
      <Textures fills={fills} />
      <ResponsiveContainer
        width="100%"
        height={chartHeight}
        initialDimension={{ width: 600, height: chartHeight }}
      >
        <BarChart data={[...points]} margin={{ top: 8, right: 16, bottom: 0, left: 0 }} barCategoryGap="18%">
          <CartesianGrid stroke={palette.divider} strokeDasharray="2 6" vertical={false} />
          <XAxis dataKey="at" tick={tick} stroke={palette.divider} minTickGap={18} />
          <YAxis tick={tick} stroke={palette.divider} width={80} tickFormatter={short} />
          <Tooltip {...tooltip} formatter={(value) => format(Number(value))} />
          {fills.map((fill) => (
            <Bar
              key={fill.key}
              dataKey={({ values }: Point) => values[fill.key] ?? 0}
              name={fill.name}
              stackId="whole"
              fill={fillOf(fill)}
              stroke={fill.colour}
              strokeWidth={1}
              maxBarSize={56}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
      <Legend fills={fills} />
    </>
  );
}
