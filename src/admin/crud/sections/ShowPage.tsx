import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Box } from '@mui/material';
import { EditButton, ListButton, Show, TopToolbar } from 'react-admin';
import { InCard } from '../../ui/list/Column';
import { useDefinition } from '../definition/definitionContext';

/** Narrow enough for the eye to find a label's value; a label stays on one line. */
const lines = {
  m: 0,
  p: 2,
  maxWidth: 640,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 3,
  rowGap: 1,
  '& dt': { whiteSpace: 'nowrap' },
};

/** The page of one record: the resource's own, or all fields, one below the other. */
export function ShowPage() {
  const { show, details, columns, inputs } = useDefinition();
  if (show) return show;
  return (
    // PageBody has already checked access.
    <Show
      disableAuthentication
      title={false}
      actions={
        <TopToolbar sx={{ justifyContent: 'space-between' }}>
          <ListButton icon={<BackIcon />} />
          {inputs && <EditButton />}
        </TopToolbar>
      }
    >
      <InCard value={true}>
        <Box component="dl" sx={lines}>
          {details ?? columns}
        </Box>
      </InCard>
    </Show>
  );
}
