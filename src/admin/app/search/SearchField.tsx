import SearchIcon from '@mui/icons-material/Search';
import { Box } from '@mui/material';
import type { ComponentProps, Ref } from 'react';
import { useTranslate } from 'react-admin';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'ref'> {
  isWide?: boolean;
  ref?: Ref<HTMLLabelElement>;
}

/** The field as specified: a frame with an icon and the word. It looks the same before and after the search is loaded. */
export function SearchField({ isWide = false, ref, ...input }: SearchFieldProps) {
  const label = useTranslate()('admin.bar.search');
  return (
    <Box
      component="label"
      ref={ref}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        border: '1px solid',
        borderColor: 'divider',
        px: 1.5,
        py: 0.5,
        width: isWide ? 1 : 240,
        color: 'text.secondary',
        '& input': { all: 'unset', flex: 1, minWidth: 0, color: 'text.primary' },
        '& input::placeholder': { color: 'text.secondary', opacity: 1 },
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <SearchIcon fontSize="small" />
      <input id="top-search" aria-label={label} placeholder={label} {...input} />
    </Box>
  );
}
