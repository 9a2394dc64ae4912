import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Box, IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';

interface GatewayMovesProps {
  /** The gateway's name for staff. */
  label: string;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: 1 | -1) => void;
}

const atEnd = { color: 'action.disabled', cursor: 'default' };

/** Moves a gateway up or down in the shop's order. */
export function GatewayMoves({ label, isFirst, isLast, isBusy, onMove }: GatewayMovesProps) {
  const translate = useTranslate();
  const arrow = (key: 'up' | 'down', isAtEnd: boolean, by: 1 | -1) => ({
    'aria-label': translate(`settings.gateways.${key}`, { name: label }),
    'aria-disabled': isBusy || isAtEnd,
    onClick: () => {
      if (!isBusy && !isAtEnd) onMove(by);
    },
    sx: isAtEnd ? atEnd : undefined,
  });
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <IconButton {...arrow('up', isFirst, -1)}>
        <UpIcon />
      </IconButton>
      <IconButton {...arrow('down', isLast, 1)}>
        <DownIcon />
      </IconButton>
    </Box>
  );
}
