import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { barsHeight, useChartLook } from './look';

interface BarsProps {
  /** A bar's label, its length, and the text at its end. */
  bars: ReadonlyArray<{ label: string; value: number; shown: string }>;
}

const cut = (text: string) => (text.length > 20 ? `${text.slice(0, 19)}…` : text);

/** Labelled bars, longest first or in the order of the steps. */
export function Bars({ bars }: BarsProps) {
  const { palette, colours, tick } = useChartLook();
  const longest = Math.max(...bars.map(({ label }) => cut(label).length));
  const most = Math.max(...bars.map(({ shown }) => shown.length));
  return (
    <ResponsiveContainer
      width="100%"
      height={barsHeight(bars.length)}
      initialDimension={{ width: 600, height: 300 }}
    >
      <BarChart
        data={[...bars]}
        layout="vertical"
        margin={{ top: 4, right: 12 + most * 8, bottom: 4, left: 0 }}
        barCategoryGap="28%"
      >
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis
          type="category"
          dataKey="label"
          width={Math.min(160, 20 + longest * 8)}
          interval={0}
          tick={{ ...tick, fill: palette.text.primary, fontSize: 13 }}
          tickFormatter={cut}
          tickLine={false}
          axisLine={{ stroke: palette.divider }}
        />
        <Bar dataKey="value" fill={colours[0]} maxBarSize={30} isAnimationActive={false}>
          <LabelList dataKey="shown" position="right" fill={palette.text.primary} fontSize={13} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
