import DownloadIcon from '@mui/icons-material/GetApp';
import { Button as PlainButton, Typography } from '@mui/material';
import { Button, useTranslate } from 'react-admin';

interface ExportProgressButtonProps {
  /** The progress of a running export; null if none is running. */
  progress: string | null;
  disabled: boolean;
  /** Whether it is what a part of a page is for, and so has its word on a phone, too. */
  isMain?: boolean | undefined;
  onStart: () => void;
  onStop: () => void;
}

/** Starts an export; while one runs, shows its progress and stops it. */
export function ExportProgressButton({
  progress,
  disabled,
  isMain,
  onStart,
  onStop,
}: ExportProgressButtonProps) {
  const label = useTranslate()('ra.action.export');
  const act = { onClick: progress === null ? onStart : onStop, disabled };
  if (isMain)
    return (
      <PlainButton {...act} variant="outlined" startIcon={<DownloadIcon />} aria-live="polite">
        {progress ?? label}
      </PlainButton>
    );
  return (
    <span aria-live="polite">
      {/* On a phone the button is only its icon. */}
      {progress !== null && (
        <Typography variant="body2" component="span" aria-hidden sx={{ display: { sm: 'none' } }}>
          {progress}
        </Typography>
      )}
      <Button
        {...act}
        label={progress ?? label}
        // On a phone react-admin names no button that is disabled.
        aria-label={progress ?? label}
      >
        <DownloadIcon />
      </Button>
    </span>
  );
}
