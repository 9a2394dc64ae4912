import { Box, Checkbox, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { type Identifier, RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { InCard } from '../../ui/list/Column';
import { ListEmpty } from './ListEmpty';
import { SelectionBar } from './SelectionBar';

const card = { border: '2px solid', borderColor: 'divider', p: 2, mb: 2, listStyle: 'none' };

interface CardListProps {
  label: string;
  columns: ReactNode;
  actions: ReactNode;
  /** What can be done with selected rows; without it none can be selected. */
  bulkActions?: ReactNode;
}

/** Selects the card's record. */
function Select({ id }: { id: Identifier }) {
  const { selectedIds, onToggleItem } = useListContext();
  const label = useTranslate()('ra.action.select_row');
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
}

/** The rows of a list as cards, for screens too narrow for a table, with the same columns. */
export function CardList({ label, columns, actions, bulkActions }: CardListProps) {
  const { data, isPending } = useListContext();
  if (isPending) return <Skeleton variant="rectangular" height={240} />;
  if (!data?.length) return <ListEmpty />;
  return (
    <InCard value={true}>
      {bulkActions && <SelectionBar>{bulkActions}</SelectionBar>}
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0 }}>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Box component="li" sx={card}>
              <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
                {columns}
              </Box>
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }}>
                {bulkActions && (
                  <Box sx={{ mr: 'auto' }}>
                    <Select id={record.id} />
                  </Box>
                )}
                {actions}
              </Box>
            </Box>
          </RecordContextProvider>
        ))}
      </Box>
    </InCard>
  );
}
