import { useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  CartesianGrid,
  Label,
  Line,
  LineChart,
  ReferenceDot,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { ChartRow } from '../../../../api/charts';
import { formatNumber } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/useLanguage';
import { chartColours } from '../../../ui/theme/theme';
import type { Series } from './series';

/** Height of both charts in pixels (product.md section 9). */
export const chartHeight = 300;

interface LinesProps {
  rows: ChartRow[];
  series: readonly Series[];
}

/** The line chart. Arrow keys move along it; the table view has the same figures. */
export function Lines({ rows, series }: LinesProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  const { palette } = useTheme();
  const colours = chartColours(palette.mode);
  const name = (key: string) => translate(`admin.chart.${key}`);
  const tick = { fill: palette.text.secondary, fontSize: 12 };
  const last = rows.at(-1);
  return (
    <ResponsiveContainer
      width="100%"
      height={chartHeight}
      initialDimension={{ width: 600, height: chartHeight }}
    >
      <LineChart data={rows} margin={{ top: 12, right: 96, bottom: 4, left: 0 }}>
        <CartesianGrid stroke={palette.divider} strokeDasharray="2 6" vertical={false} />
        <XAxis dataKey="day" tick={tick} stroke={palette.divider} interval={4} />
        <YAxis
          tick={tick}
          stroke={palette.divider}
          width={44}
          tickFormatter={(value) => formatNumber(value, locale)}
        />
        <Tooltip
          labelFormatter={(day) => `${name('day')} ${String(day)}`}
          formatter={(value) => formatNumber(Number(value), locale)}
          contentStyle={{ background: palette.background.default, border: `2px solid ${palette.divider}` }}
        />
        {series.map(({ key, dash }, at) => (
          <Line
            key={key}
            dataKey={key}
            name={name(key)}
            stroke={colours[at]}
            strokeDasharray={dash}
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        ))}
        {last &&
          series.map(({ key }, at) => (
            <ReferenceDot key={key} x={last.day} y={last[key]} r={3} fill={colours[at]} stroke="none">
              <Label
                value={name(key)}
                position="right"
                fill={palette.text.primary}
                fontSize={12}
                offset={8}
              />
            </ReferenceDot>
          ))}
      </LineChart>
    </ResponsiveContainer>
  );
}
