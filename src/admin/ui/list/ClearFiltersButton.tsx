import ClearIcon from '@mui/icons-material/FilterListOff';
import { IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';

interface ClearFiltersButtonProps {
  /** Whether there is anything to clear; else only the button's place is kept, so that nothing beside it moves. */
  isNarrowed: boolean;
  onClear: () => void;
}

/** Takes all filters off a list. */
export function ClearFiltersButton({ isNarrowed, onClear }: ClearFiltersButtonProps) {
  const label = useTranslate()('admin.list.clear');
  return (
    <Tooltip title={label}>
      <IconButton
        color="primary"
        aria-label={label}
        onClick={onClear}
        style={{ visibility: isNarrowed ? 'visible' : 'hidden' }}
      >
        <ClearIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
