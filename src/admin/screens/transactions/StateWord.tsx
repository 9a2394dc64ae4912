import PaidIcon from '@mui/icons-material/CheckCircleOutlined';
import CancelledIcon from '@mui/icons-material/DoNotDisturbOnOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import PendingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { Box } from '@mui/material';
import type { PaymentStatus } from '../../../../contract/payments';
import { useTexts } from '../money/useTexts';

const looks = {
  COMPLETED: { Icon: PaidIcon, color: 'success.main' },
  PENDING: { Icon: PendingIcon, color: 'info.main' },
  FAILED: { Icon: FailedIcon, color: 'error.main' },
  CANCELLED: { Icon: CancelledIcon, color: 'text.secondary' },
} as const;

/** The state of a payment as an icon and a word; colour is only an addition. */
export function StateWord({ status }: { status: PaymentStatus }) {
  const { word } = useTexts();
  const { Icon, color } = looks[status];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        color,
        whiteSpace: 'nowrap',
        fontWeight: 600,
      }}
    >
      <Icon fontSize="small" aria-hidden />
      {word('status', status)}
    </Box>
  );
}
