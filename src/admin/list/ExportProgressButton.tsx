import DownloadIcon from '@mui/icons-material/GetApp';
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
    <Button
      onClick={progress === null ? onStart : onStop}
      disabled={disabled}
      label={progress ?? 'ra.action.export'}
    >
      <DownloadIcon />
    </Button>
  </span>
);
