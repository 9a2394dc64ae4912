import { alpha } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';
import type { Colours } from './colours';

/** Laptops of 1024 px, on which a list needs each of them. */
const narrow = '@media (max-width: 1199.95px)';

/** Tables: their headings, their rows, and how close columns stand on a laptop. */
export const tables = (c: Colours): RaThemeOptions['components'] => ({
  MuiTableCell: {
    styleOverrides: {
      head: {
        color: c.quiet,
        fontWeight: 600,
        lineHeight: 1.35,
        '&:has(.MuiTableSortLabel-root)': { minWidth: 64, [narrow]: { minWidth: 36 } },
        // Or the headings to sort by stand a pixel lower than the others.
        '& .MuiTableSortLabel-root': { verticalAlign: 'top', position: 'relative' },
        // Only the column in use has room for its arrow; the others show theirs beside the heading, under the pointer.
        '&:not(:last-of-type) .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': {
          position: 'absolute',
          left: '100%',
          margin: 0,
          fontSize: 14,
        },
        '&.MuiTableCell-alignRight:not(:last-of-type) .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon':
          { left: 'auto', right: '100%' },
      },
      root: { borderColor: c.row },
      sizeSmall: {
        padding: 7,
        [narrow]: {
          paddingLeft: 5,
          paddingRight: 5,
          fontSize: 13,
          '& img': { width: 36, height: 36 },
          // Or a number reads as one with what begins the next column.
          '.MuiTableCell-alignRight + &:not(.MuiTableCell-alignRight)': { paddingLeft: 12 },
        },
      },
      paddingCheckbox: { [narrow]: { paddingLeft: 4, paddingRight: 0 } },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        // Also beneath the column that stays in sight.
        '&:has(> .MuiTableCell-paddingCheckbox input:checked) > td': {
          backgroundImage: `linear-gradient(${alpha(c.main, 0.1)}, ${alpha(c.main, 0.1)})`,
        },
      },
    },
  },
});
