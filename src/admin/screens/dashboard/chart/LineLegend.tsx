import { Box } from '@mui/material';
import { legendList, type NamedSeries } from './look';

/** The lines' names with a sample of each; hidden from screen readers, which have the table. */
export const LineLegend = ({
  series,
  colours,
}: {
  series: ReadonlyArray<NamedSeries & { dash: string }>;
  colours: readonly string[];
}) => (
  <Box component="ul" aria-hidden sx={legendList}>
    {series.map(({ key, name, dash }, order) => (
      <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: 12 }}>
        <svg width={24} height={2} aria-hidden>
          <line
            x2={24}
            y1={1}
            y2={1}
            stroke={colours[order % colours.length]}
            strokeWidth={2}
            strokeDasharray={dash}
          />
        </svg>
        {name}
      </Box>
    ))}
  </Box>
);
