import { Box, Typography, useTheme } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { formatNumber } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { sheet } from '../../ui/theme/sheet';
import { useWholeList } from '../../ui/useWholeList';
import { curveWith, dips, type Point, place } from './curve';

const [width, height] = [560, 116];
/** Beside the drawing, so that they are as large on a phone. */
const ends = { fontSize: 12, color: 'text.secondary' };
/** As thick however wide the drawing is stretched. */
const line = { fill: 'none', strokeLinejoin: 'miter', vectorEffect: 'non-scaling-stroke' } as const;

/** A square of the same size however wide the drawing is stretched: a line without length. */
const Mark = ({ x, y, size, color }: { x: number; y: number; size: number; color: string }) => (
  <path d={`M${x} ${y}h0`} {...line} stroke={color} strokeWidth={size} strokeLinecap="square" />
);

/** The first and the last level, below the ends of the line. */
const Levels = ({ from, to }: { from: number | undefined; to: number }) => (
  <Box sx={{ ...ends, display: 'flex', justifyContent: 'space-between' }} aria-hidden>
    <span>{from}</span>
    <span>{to}</span>
  </Box>
);

/** The experience required by each level, as a line with the form's level highlighted. The table contains the numbers. */
export function LevelCurve({ draft }: { draft?: Partial<Point> }) {
  const { palette } = useTheme();
  const translate = useTranslate();
  const locale = useLanguage();
  const { data: levels } = useWholeList<RaRecord & Point>('levels');
  if (!levels) return null;
  const points = curveWith(levels, draft);
  const top = points.at(-1);
  if (points.length < 2 || !top) return null;
  const placed = place(points, width, height);
  const marked = placed[points.findIndex(({ levelNumber }) => levelNumber === draft?.levelNumber)];
  const [dip] = dips(points);
  return (
    <Box component="figure" sx={{ m: 0, my: 2, px: 1, ...sheet }}>
      <Box sx={ends} aria-hidden>
        {formatNumber(top.experienceRequired, locale)}
      </Box>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        style={{ display: 'block', width: '100%', height, margin: '8px 0', overflow: 'visible' }}
      >
        <path d={`M0 0V${height}H${width}`} {...line} stroke={palette.divider} strokeWidth="2" />
        <polyline
          points={placed.map(({ x, y }) => `${x},${y}`).join(' ')}
          {...line}
          stroke={palette.primary.main}
          strokeWidth="2.5"
        />
        {marked && (
          <>
            <Mark {...marked} size={14} color={palette.warning.main} />
            <Mark {...marked} size={9} color={palette.background.paper} />
          </>
        )}
        {placed.map(({ x, y }) => (
          <Mark key={x} x={x} y={y} size={4} color={palette.primary.main} />
        ))}
      </svg>
      <Levels from={points[0]?.levelNumber} to={top.levelNumber} />
      <Typography component="figcaption" variant="body2" color="text.secondary">
        <span>
          {translate('admin.preview.curve', {
            from: points[0]?.levelNumber,
            to: top.levelNumber,
            total: formatNumber(top.experienceRequired, locale),
          })}
        </span>
        {dip !== undefined && <span>{` ${translate('admin.preview.dip', { level: dip })}`}</span>}
      </Typography>
    </Box>
  );
}
