import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Box, IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';

interface GatewayMovesProps {
  /** The gateway as staff read it. */
  label: string;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: 1 | -1) => void;
}

/** Moves a gateway within the order of the shop. */
export function GatewayMoves({ label, isFirst, isLast, isBusy, onMove }: GatewayMovesProps) {
  const translate = useTranslate();
  const say = (key: string) => translate(`settings.gateways.${key}`, { name: label });
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <IconButton aria-label={say('up')} disabled={isBusy || isFirst} onClick={() => onMove(-1)}>
        <UpIcon />
      </IconButton>
      <IconButton aria-label={say('down')} disabled={isBusy || isLast} onClick={() => onMove(1)}>
        <DownIcon />
      </IconButton>
    </Box>
  );
}
