import { Box } from '@mui/material';
import { InCard } from '../../ui/list/Column';
import { useDefinition } from './definitionContext';

/** A label stays on one line. */
const lines = {
  maxWidth: 640,
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
