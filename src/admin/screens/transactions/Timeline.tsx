import CreatedIcon from '@mui/icons-material/AddCircleOutlineOutlined';
import EndedIcon from '@mui/icons-material/FlagOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import NoticeIcon from '@mui/icons-material/NotificationsOutlined';
import PageIcon from '@mui/icons-material/OpenInNewOutlined';
import StaffIcon from '@mui/icons-material/PersonOutlined';
import CaseIcon from '@mui/icons-material/ReportProblemOutlined';
import NoteIcon from '@mui/icons-material/StickyNote2Outlined';
import RequestIcon from '@mui/icons-material/SwapHorizOutlined';
import { Box, Typography } from '@mui/material';
import type { TimelineEvent } from '../../../../contract/transactions';
import { DateTime } from '../../ui/DateTime';
import { Panel } from '../../ui/Panel';
import { useTexts } from '../money/useTexts';
import { useEventText } from './useEventText';

const icons = {
  created: CreatedIcon,
  page: PageIcon,
  notice: NoticeIcon,
  ended: EndedIcon,
  mail: MailIcon,
  staff: StaffIcon,
  note: NoteIcon,
  case: CaseIcon,
  request: RequestIcon,
} satisfies Record<TimelineEvent['kind'], unknown>;

const raw = {
  m: 0,
  mt: 1,
  p: 1.5,
  fontFamily: 'monospace',
  fontSize: 13,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  border: '1px solid',
  borderColor: 'divider',
} as const;
const line = { display: 'grid', gridTemplateColumns: '24px 1fr', columnGap: 1.5, pb: 2, listStyle: 'none' };

/** A gateway's text as received; JSON is shown on several lines. */
function RawText({ body }: { body: string }) {
  const { translate } = useTexts();
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', width: 'fit-content' }}>
        {translate('transactions.event.raw')}
      </Typography>
      <Box component="pre" sx={raw}>
        {indented(body)}
      </Box>
    </Box>
  );
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function Event({ event }: { event: TimelineEvent }) {
  const textOf = useEventText();
  const { text, details } = textOf(event);
  const Icon = icons[event.kind];
  const isWarning = event.kind === 'case' && event.outcome === null;
  return (
    <Box component="li" sx={line}>
      <Icon
        fontSize="small"
        aria-hidden
        sx={{ mt: 0.25, color: isWarning ? 'warning.main' : 'text.secondary' }}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {text}
        </Typography>
        <Typography component="div" variant="body2" color="text.secondary">
          <DateTime at={event.at} />
          {details.map((detail) => ` · ${detail}`)}
        </Typography>
        {event.kind === 'note' && (
          <Typography sx={{ whiteSpace: 'pre-wrap', mt: 0.5 }}>{event.text}</Typography>
        )}
        {event.kind === 'notice' && event.body !== null && <RawText body={event.body} />}
      </Box>
    </Box>
  );
}

/** What happened to a payment, oldest first. */
export function Timeline({ events }: { events: TimelineEvent[] }) {
  const title = useTexts().translate('transactions.page.timeline');
  return (
    <Panel title={title}>
      <Box component="ol" aria-label={title} sx={{ m: 0, p: 0 }}>
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </Box>
    </Panel>
  );
}
