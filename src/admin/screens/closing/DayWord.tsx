import ClosedIcon from '@mui/icons-material/CheckCircleOutlined';
import ChangedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import RunningIcon from '@mui/icons-material/HourglassEmptyOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box } from '@mui/material';
import type { DayState } from '../../../../contract/closing';
import { useTexts } from '../money/useTexts';

const looks = {
  running: { Icon: RunningIcon, color: 'text.secondary' },
  open: { Icon: OpenIcon, color: 'info.main' },
  closed: { Icon: ClosedIcon, color: 'success.main' },
  changed: { Icon: ChangedIcon, color: 'warning.main' },
} as const;
const word = { display: 'inline-flex', alignItems: 'center', gap: 0.75, fontWeight: 600 } as const;

/** The state of a day as an icon and a word; colour is only an addition. */
export function DayWord({ state }: { state: DayState }) {
  const { translate } = useTexts();
  const { Icon, color } = looks[state];
  return (
    <Box component="span" sx={{ ...word, color, whiteSpace: { sm: 'nowrap' } }}>
      <Icon fontSize="small" aria-hidden />
      {translate(`closing.state.${state}`)}
    </Box>
  );
}
