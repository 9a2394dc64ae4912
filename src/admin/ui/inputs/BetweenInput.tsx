import { Box } from '@mui/material';
import { DateTimeInput } from './DateTimeInput';

interface BetweenInputProps {
  /** The bound that a filter's address has first, such as `at_gte`. */
  source: string;
  /** The other bound, such as `at_lte`. */
  end: string;
  /** Translation keys of both. */
  labels: readonly [string, string];
  alwaysOn?: boolean;
}

/** Two bounds to filter a list by, which stay beside each other. */
export const BetweenInput = ({ source, end, labels: [from, to] }: BetweenInputProps) => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: { xs: 'column', sm: 'row' },
      gap: 1,
      width: { xs: '100%', sm: 'auto' },
    }}
  >
    <DateTimeInput source={source} label={from} helperText={false} />
    <DateTimeInput source={end} label={to} helperText={false} />
  </Box>
);
