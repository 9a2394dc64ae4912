import ClearIcon from '@mui/icons-material/FilterListOff';
import { IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useClearFilters } from './useClearFilters';

/** Takes all filters off a list, but those that are kept. While there is none, its place stays, so that nothing moves. */
export function ClearFiltersButton({ kept }: { kept?: readonly string[] }) {
  const label = useTranslate()('admin.list.clear');
  const clear = useClearFilters(kept);
  return (
    <Tooltip title={label}>
      <IconButton
        color="primary"
        aria-label={label}
        onClick={clear}
        style={{ visibility: clear ? 'visible' : 'hidden' }}
        // On a phone it stands before the others, which end at the right edge and stay where they are.
        sx={clear ? undefined : { display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <ClearIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
