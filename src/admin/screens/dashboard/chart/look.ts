import { useTheme } from '@mui/material';
import { numberFormat } from '../../../../../contract/money';
import { useLanguage } from '../../../i18n/useLanguage';
import { chartColours } from '../../../ui/theme/theme';

/** Height of the charts in pixels (product.md section 9). */
export const chartHeight = 300;

/** Keeps a few bars from becoming too wide. */
export const barsHeight = (count: number): number => Math.min(chartHeight, 16 + 56 * count);

/** Props shared by the axes, grids and tooltips of all charts. */
export function useChartLook() {
  const { palette } = useTheme();
  const language = useLanguage();
  const short = numberFormat(language, {
    maximumFractionDigits: 2,
    ...(language === 'en' && { notation: 'compact' }),
  });
  return {
    palette,
    colours: chartColours(palette.mode),
    tick: { fill: palette.text.secondary, fontSize: 12 },
    /** Axis labels, abbreviated in English only: 12M, 12.000.000 (G-11). */
    short: (value: number) => short.format(value),
    tooltip: {
      contentStyle: { background: palette.background.default, border: `2px solid ${palette.divider}` },
      itemStyle: { color: palette.text.primary },
      cursor: { fill: palette.divider, fillOpacity: 0.35, stroke: palette.divider },
    },
  };
}

/** Names below a chart. */
export const legendList = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  p: 0,
  m: 0,
  pl: 7,
  listStyle: 'none',
} as const;

/** A point on the axis, with a number for each series; null where there is none. */
export interface Point {
  at: string;
  values: Readonly<Record<string, number | null>>;
}
export interface NamedSeries {
  key: string;
  name: string;
}
