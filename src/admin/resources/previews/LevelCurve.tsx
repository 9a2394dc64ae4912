import { Box, Typography, useTheme } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { formatNumber } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { sheet } from '../../ui/theme/sheet';
import { useWholeList } from '../../ui/useWholeList';
import { curveWith, dips, type Point, place } from './curve';

const [width, height, room] = [560, 156, 12];
/** Height below the line for the level numbers at its ends. */
const axis = 16;

interface AxesProps {
  across: number;
  down: number;
  /** The first level, and the last with its experience. */
  from: number;
  to: Point;
}

/** Both axes with the values at their ends. */
function Axes({ across, down, from, to }: AxesProps) {
  const { palette } = useTheme();
  const locale = useLanguage();
  return (
    <>
      <path d={`M0 0V${down}H${across}`} fill="none" stroke={palette.divider} strokeWidth="2" />
      <g fill={palette.text.secondary} fontSize="12">
        <text x="6" y="10">
          {formatNumber(to.experienceRequired, locale)}
        </text>
        <text y={down + axis}>{from}</text>
        <text x={across} y={down + axis} textAnchor="end">
          {to.levelNumber}
        </text>
      </g>
    </>
  );
}

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
  const [across, down] = [width - 2 * room, height - 2 * room - axis];
  const placed = place(points, across, down);
  const marked = placed[points.findIndex(({ levelNumber }) => levelNumber === draft?.levelNumber)];
  const [dip] = dips(points);
  return (
    <Box component="figure" sx={{ m: 0, mb: 2, width: '100%', ...sheet }}>
      <svg
        viewBox={`${-room} ${-room} ${width} ${height}`}
        aria-hidden="true"
        style={{ width: '100%', maxHeight: 160, display: 'block' }}
      >
        <Axes across={across} down={down} from={points[0]?.levelNumber ?? 0} to={top} />
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
      <Typography component="figcaption" variant="body2" color="text.secondary">
        {translate('admin.preview.curve', {
          from: points[0]?.levelNumber,
          to: top.levelNumber,
          total: formatNumber(top.experienceRequired, locale),
        })}
        {dip !== undefined && ` ${translate('admin.preview.dip', { level: dip })}`}
      </Typography>
    </Box>
  );
}
