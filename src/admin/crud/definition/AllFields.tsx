import { Box } from '@mui/material';
import { InCard } from '../../ui/list/Column';
import { useDefinition } from './definitionContext';

/** Narrow enough for the eye to find a label's value. */
export const width = { maxWidth: 640 };
/** A label stays on one line. */
const lines = {
  ...width,
  m: 0,
  p: 2,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 3,
  rowGap: 1,
  '& dt': { whiteSpace: 'nowrap' },
};

/** Every field of the page's record, one below the other. */
export function AllFields() {
  const { details, columns } = useDefinition();
  return (
    <InCard value={true}>
      <Box component="dl" sx={lines}>
        {details ?? columns}
      </Box>
    </InCard>
  );
}
