import { Box } from '@mui/material';

const width = 100;
const height = 28;

/** A figure's days as a sparkline; the charts below have the numbers. */
export function Spark({ days }: { days: ReadonlyArray<number | null> }) {
  const most = Math.max(...days.map((value) => value ?? 0));
  if (days.length < 3 || most === 0) return null;
  const points = days.flatMap((value, at) =>
    value === null
      ? []
      : [
          `${((at / (days.length - 1)) * width).toFixed(1)},${(height - (value / most) * (height - 2) - 1).toFixed(1)}`,
        ],
  );
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      sx={{ display: 'block', width: '100%', height, mt: 'auto', color: 'info.main' }}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}
