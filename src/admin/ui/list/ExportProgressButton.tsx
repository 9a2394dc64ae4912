import DownloadIcon from '@mui/icons-material/GetApp';
import { Typography } from '@mui/material';
import { Button } from 'react-admin';

interface ExportProgressButtonProps {
  /** The progress of a running export; null if none is running. */
  progress: string | null;
  disabled: boolean;
  onStart: () => void;
  onStop: () => void;
}

/** Starts an export; while one runs, shows its progress and stops it. */
export const ExportProgressButton = ({ progress, disabled, onStart, onStop }: ExportProgressButtonProps) => (
  <span aria-live="polite">
    {/* On a phone the button is only its icon. */}
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
