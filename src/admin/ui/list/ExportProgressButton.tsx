import DownloadIcon from '@mui/icons-material/GetApp';
import { Typography } from '@mui/material';
import { Button } from 'react-admin';

interface ExportProgressButtonProps {
  /** What an export that is running has done so far; null when none is. */
  progress: string | null;
  disabled: boolean;
  onStart: () => void;
  onStop: () => void;
}

/** Starts an export; while it runs, shows its progress and stops it. */
export const ExportProgressButton = ({ progress, disabled, onStart, onStop }: ExportProgressButtonProps) => (
  <span aria-live="polite">
    {/* On a phone the button is its icon alone */}
    {progress !== null && (
      <Typography variant="body2" component="span" aria-hidden sx={{ display: { sm: 'none' } }}>
        {progress}
      </Typography>
    )}
    <Button
      onClick={progress === null ? onStart : onStop}
      disabled={disabled}
      label={progress ?? 'ra.action.export'}
    >
      <DownloadIcon />
    </Button>
  </span>
);
