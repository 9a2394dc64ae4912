import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext } from 'react-admin';
import { InCard } from '../../ui/list/Column';
import { ListEmpty } from './ListEmpty';

const card = { border: '2px solid', borderColor: 'divider', p: 2, mb: 2, listStyle: 'none' };

interface CardListProps {
  label: string;
  columns: ReactNode;
  actions: ReactNode;
}

/** The rows of a list as cards, for screens too narrow for a table, with the same columns. */
export function CardList({ label, columns, actions }: CardListProps) {
  const { data, isPending } = useListContext();
  if (isPending) return <Skeleton variant="rectangular" height={240} />;
  if (!data?.length) return <ListEmpty />;
  return (
    <InCard value={true}>
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0 }}>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Box component="li" sx={card}>
              <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
                {columns}
              </Box>
              <Box sx={{ textAlign: 'right' }}>{actions}</Box>
            </Box>
          </RecordContextProvider>
        ))}
      </Box>
    </InCard>
  );
}
