import { Box, Typography, useTheme } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { formatNumber } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { sheet } from '../../ui/theme/sheet';
import { useWholeList } from '../../ui/useWholeList';
import { curveWith, dips, type Point, place } from './curve';

const [width, height, room] = [560, 140, 12];
/** Beside the drawing, so that they are as large on a phone. */
const ends = { fontSize: 12, color: 'text.secondary', px: '2%' };

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
  const [across, down] = [width - 2 * room, height - 2 * room];
  const placed = place(points, across, down);
  const marked = placed[points.findIndex(({ levelNumber }) => levelNumber === draft?.levelNumber)];
  const [dip] = dips(points);
  return (
    <Box component="figure" sx={{ m: 0, my: 2, width: '100%', maxWidth: width, ...sheet }}>
      <Box sx={ends} aria-hidden>
        {formatNumber(top.experienceRequired, locale)}
      </Box>
      <svg
        viewBox={`${-room} ${-room} ${width} ${height}`}
        aria-hidden="true"
        style={{ width: '100%', display: 'block' }}
      >
        <path d={`M0 0V${down}H${across}`} fill="none" stroke={palette.divider} strokeWidth="2" />
        <polyline
          points={placed.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke={palette.primary.main}
          strokeWidth="2.5"
          strokeLinejoin="miter"
        />
        {placed.map(({ x, y }) => (
          <rect key={x} x={x - 2} y={y - 2} width="4" height="4" fill={palette.primary.main} />
        ))}
        {marked && (
          <rect
            x={marked.x - 6}
            y={marked.y - 6}
            width="12"
            height="12"
            fill="none"
            stroke={palette.warning.main}
            strokeWidth="2.5"
          />
        )}
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
