import { Alert, Box, Button } from '@mui/material';
import { required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { banKinds } from '../../../contract/banKinds';
import { dayMs } from '../../../contract/durations';
import { banDays } from '../../../contract/staffLimits';
import { serverNow } from '../../api/clock';
import { formatDateTime } from '../i18n/formats';
import { useLanguage } from '../i18n/useLanguage';
import { DateTimeInput } from '../ui/inputs/DateTimeInput';
import { useStaffProfile } from '../ui/usePermission';

const kinds = banKinds.map((id) => ({ id, name: `ban.kinds.${id}` }));
const text = (name: string) => `ban.${name}`;

/** What the ban does to the player, until when. */
function Effect({ mayBeEndless }: { mayBeEndless: boolean }) {
  const translate = useTranslate();
  const language = useLanguage();
  const until: unknown = useWatch({ name: 'until' });
  const isEnd = typeof until === 'string' && !Number.isNaN(Date.parse(until));
  const end = isEnd
    ? translate(text('effectUntil'), { end: formatDateTime(until, language) })
    : translate(text(mayBeEndless ? 'effectEndless' : 'effectLongest'), { smart_count: banDays });
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      <strong>{end}</strong> {translate(text('effect'))}
    </Alert>
  );
}

/** Common durations, one press each. */
function Ends() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const end = (days: number) =>
    new Date(Math.floor(serverNow() / 60_000) * 60_000 + days * dayMs).toISOString();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, mb: 2 }}>
      {[1, 7, banDays].map((days) => (
        <Button
          key={days}
          size="small"
          variant="outlined"
          onClick={() => setValue('until', end(days), { shouldDirty: true, shouldValidate: true })}
        >
          {translate(text('days'), { smart_count: days })}
        </Button>
      ))}
    </Box>
  );
}

const needed = required('admin.rule.required');
/** Anybody who enters more than the specified choice has to give a reason; the server refuses it otherwise. */
const neededWithMore = (kind: unknown, { until, message, note }: Record<string, unknown>) =>
  until || message || note ? needed(kind, {}) : undefined;

/**
 * Reason and end of a ban, below the choice of status. In the specified dialog everything can stay empty; with
 * `isReasonNeeded` the reason and a note for staff are required.
 */
export function BanFields({ isReasonNeeded = false }: { isReasonNeeded?: boolean }) {
  const { data } = useStaffProfile();
  const mayBeEndless = data?.roles.includes('owner') ?? false;
  const length = (maxLength: number) => ({ htmlInput: { maxLength } });
  return (
    <Box sx={{ mt: 2 }}>
      <SelectInput
        source="kind"
        label={text('kind')}
        choices={kinds}
        validate={isReasonNeeded ? needed : neededWithMore}
        sx={{ mb: 2 }}
      />
      <DateTimeInput
        source="until"
        label={text('until')}
        helperText={text(mayBeEndless ? 'endless' : 'longest')}
      />
      <Ends />
      <Effect mayBeEndless={mayBeEndless} />
      <TextInput
        source="message"
        label={text('message')}
        helperText={text('messageHelp')}
        slotProps={length(300)}
        multiline
      />
      <TextInput
        source="note"
        label={text('note')}
        helperText={text('noteHelp')}
        validate={isReasonNeeded ? needed : undefined}
        slotProps={length(500)}
        multiline
      />
    </Box>
  );
}
