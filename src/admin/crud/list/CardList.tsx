import { Box, Checkbox, Skeleton } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { type DataTableProps, type Identifier, RecordContextProvider, useListContext } from 'react-admin';
import { InCard } from '../../ui/list/Column';
import { narrowest } from '../../ui/useScreen';
import { ListEmpty } from './ListEmpty';
import { useSelectLabel } from './NamedRow';
import { SelectionBar } from './SelectionBar';
import { useCardClick } from './useCardClick';

const card = {
  position: 'relative',
  border: '2px solid',
  borderColor: 'divider',
  px: 1.5,
  py: 0.5,
  mb: 1,
  listStyle: 'none',
  '&:has(> .card-actions input:checked)': { bgcolor: 'action.selected' },
  '&:has(> .card-actions:not(:empty)) .card-heading': {
    pr: '128px',
    [narrowest]: { pr: '116px' },
    minHeight: 40,
    display: 'flex',
    alignItems: 'center',
  },
  // A third button next to the checkbox takes more of its room.
  '&:has(.card-actions .MuiIconButton-root ~ .MuiIconButton-root ~ .MuiIconButton-root) .card-heading': {
    pr: '168px',
    [narrowest]: { pr: '152px' },
  },
  // If there is no name to stand next to, below the lines.
  '&:not(:has(.card-heading)) > .card-actions': { position: 'static', justifyContent: 'flex-end' },
};
const lines = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 2,
  // As high as the picture, which else covers the lines below.
  '&:has(.card-picture img) .card-heading': {
    pl: '52px',
    minHeight: 44,
    display: 'flex',
    alignItems: 'center',
  },
};
/** Next to the name, which leaves room for it; a picture comes before the name. */
const corner = {
  position: 'absolute',
  top: 6,
  right: 0,
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  '& > .MuiChip-root': { mr: 1 },
  // Smaller on the narrowest, or a name breaks within a word.
  '& .MuiIconButton-root, & .MuiCheckbox-root': { width: 40, height: 40, p: 0, [narrowest]: { width: 36 } },
};

interface CardListProps extends Pick<DataTableProps, 'rowClick'> {
  label: string;
  columns: ReactNode;
  actions: ReactNode;
  /** Actions for selected rows; without them none can be selected. */
  bulkActions?: ReactNode;
}

/** Selects the card's record. */
function Select({ id }: { id: Identifier }) {
  const { selectedIds, onToggleItem } = useListContext();
  const label = useSelectLabel();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}

/** The rows of a list as cards, for screens too narrow for a table, with the same columns. */
export function CardList({ label, columns, actions, bulkActions, rowClick }: CardListProps) {
  const click = useCardClick(rowClick);
  const { data, isPending } = useListContext();
  if (isPending) return <Skeleton variant="rectangular" height={240} />;
  if (!data?.length) return <ListEmpty />;
  return (
    <InCard value={true}>
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0 }}>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Box
              component="li"
              sx={click ? { ...card, cursor: 'pointer' } : card}
              onClick={(event: MouseEvent) => void click?.(event, record)}
            >
              <Box component="dl" sx={lines}>
                {columns}
              </Box>
              <Box className="card-actions" sx={corner}>
                {bulkActions && <Select id={record.id} />}
                {actions}
              </Box>
            </Box>
          </RecordContextProvider>
        ))}
      </Box>
      {bulkActions && <SelectionBar>{bulkActions}</SelectionBar>}
    </InCard>
  );
}
