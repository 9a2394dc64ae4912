import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

const colors: Partial<Record<string, 'success' | 'default' | 'error'>> = {
  done: 'success',
  refused: 'default',
  withdrawn: 'default',
  failed: 'error',
};

/** The state of a request. */
export const StateChip = ({ state }: { state: string }) => (
  <Chip
    size="small"
    variant="outlined"
    color={colors[state] ?? 'warning'}
    label={useTranslate()(`money.state.${state}`)}
  />
);
