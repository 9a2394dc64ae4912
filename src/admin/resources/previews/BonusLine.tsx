import { Box, Typography, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { serverDate } from '../../../api/clock';
import { formatDateTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { sheet } from '../../ui/theme/sheet';
import { type BonusDraft, bonusState } from './bonusWindow';

const width = 320;

/**
 * The bonus window on a timeline that starts now or at its start, whichever is earlier: a bar from start to end and a
 * mark for now.
 */
function Bar({ start, end, now }: { start: number; end: number; now: number }) {
  const { palette } = useTheme();
  const [from, to] = [Math.min(start, now), Math.max(end, now)];
  const x = (time: number) => 4 + ((time - from) / (to - from || 1)) * (width - 8);
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${width} 32`}
      aria-hidden="true"
      sx={{ width: '100%', maxWidth: width, display: 'block', ...sheet }}
    >
      <path d={`M4 16H${width - 4}`} stroke={palette.divider} strokeWidth="2" />
      <path d={`M${x(start)} 16H${x(end)}`} stroke={palette.warning.main} strokeWidth="6" />
      <path d={`M${x(now)} 4V28`} stroke={palette.text.primary} strokeWidth="2" />
    </Box>
  );
}

/** A package's bonus window in words and as a timeline. */
export function BonusLine({ draft }: { draft: BonusDraft }) {
  const translate = useTranslate();
  const locale = useLanguage();
  const now = serverDate();
  const { state, days } = bonusState(draft, now);
  const { bonusStartAt: start, bonusEndAt: end } = draft;
  const ordered = start && end && Date.parse(start) < Date.parse(end);
  return (
    <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
      <Typography>{translate(`admin.preview.bonus.${state}`, { smart_count: days })}</Typography>
      {ordered && (
        <>
          <Bar start={Date.parse(start)} end={Date.parse(end)} now={now.getTime()} />
          <Typography variant="body2" color="text.secondary">
            {`${formatDateTime(start, locale)} – ${formatDateTime(end, locale)}`}
          </Typography>
        </>
      )}
    </Box>
  );
}
