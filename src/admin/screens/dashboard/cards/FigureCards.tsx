import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Figures } from '../../../../../contract/figures';
import type { Lists } from '../links';
import { FigureCard } from './FigureCard';
import { cardsOf } from './facts';

/** A grid of cells separated by hairlines; revenue spans two cells. */
const board = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
    xl: 'repeat(5, minmax(0, 1fr))',
  },
  gap: '1px',
  // The hairlines surround the cells.
  pt: '1px',
  px: '1px',
  m: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    outline: '1px solid',
    outlineColor: 'divider',
    minWidth: 0,
    px: { xs: 1.5, md: 2 },
    py: { xs: 1.25, md: 1.75 },
  },
  '& > .is-wide': {
    gridColumn: { xs: 'span 2', md: 'span 1', xl: 'span 2' },
    borderLeft: '3px solid',
    borderLeftColor: 'primary.main',
  },
} as const;

/** The cards of a period. */
export function FigureCards({ figures, lists }: { figures: Figures; lists: Lists }) {
  return (
    <Box component="ul" aria-label={useTranslate()('figures.label')} sx={board}>
      {cardsOf(figures, lists).map((card) => (
        <FigureCard key={card.name} {...card} />
      ))}
    </Box>
  );
}

/** Placeholders while the cards load. */
export const CardPlaces = () => (
  <Box aria-hidden sx={board}>
    {Array.from({ length: 9 }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places have nothing but their index.
      <Box component="li" key={at} className={at === 0 ? 'is-wide' : undefined}>
        <Skeleton variant="text" width="60%" />
        <Skeleton variant="rectangular" height={30} width="80%" sx={{ my: 0.5 }} />
        <Skeleton variant="text" width="90%" />
      </Box>
    ))}
  </Box>
);
