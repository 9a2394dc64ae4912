import { Box, Button, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { OwnSession } from '../../../../contract/sessions';
import { guarded } from '../../../dataProvider/errors';
import { formatNetwork } from '../../../format/network';
import { useEndSession, useSessions } from '../../../security/sessions';
import { formatDateTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { ConfirmFrame } from '../../ui/dialogs/ConfirmFrame';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { Section } from './Section';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'space-between',
  alignItems: 'center',
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  listStyle: 'none',
};

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const device = session.device ?? translate('security.sessions.unknown');
  const facts = translate('security.sessions.facts', {
    network: session.network ? formatNetwork(session.network) : translate('security.sessions.networkUnknown'),
    since: formatDateTime(session.createdAt, language),
    lastUsed: formatDateTime(session.lastUsedAt, language),
  });
  return (
    <Box component="li" sx={row}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
        <Typography variant="body2" color="text.secondary">
          {facts}
        </Typography>
      </div>
      {session.isCurrent ? (
        <Chip
          size="small"
          variant="outlined"
          color="primary"
          label={translate('security.sessions.current')}
        />
      ) : (
        <Button
          color="error"
          // Below the device on a phone, where its word stands below the others.
          sx={{ ml: -1 }}
          onClick={onEnd}
          aria-label={translate('security.sessions.endNamed', { device, facts })}
        >
          {translate('security.sessions.end')}
        </Button>
      )}
    </Box>
  );
}

/** Where one is signed in, with device, network and last use; can end one session, or all others. */
export function SessionsSection() {
  const translate = useTranslate();
  const notify = useNotify();
  const { data, error, refetch } = useSessions((call) => guarded('security.sessions.failed', call));
  const { mutate, isPending } = useEndSession(
    {
      onSuccess: () => notify('security.sessions.ended', { type: 'success' }),
      onError: ({ message }) => notify(message, { type: 'error', messageArgs: { _: message } }),
    },
    (call) => guarded('security.sessions.endFailed', call),
  );
  const [asked, setAsked] = useState<OwnSession | 'others'>();
  const confirm = () =>
    mutate(asked === 'others' ? null : (asked ?? null), { onSettled: () => setAsked(undefined) });
  return (
    <Section name="sessions">
      {error && <FetchAlert message={error.message} onRetry={refetch} />}
      {!data && !error && <Typography role="status">{translate('admin.dialog.loading')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {data?.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setAsked(session)} />
        ))}
      </Box>
      {data && data.length > 1 && (
        <Button variant="outlined" color="error" sx={{ mt: 1 }} onClick={() => setAsked('others')}>
          {translate('security.sessions.endOthers')}
        </Button>
      )}
      {asked && (
        <ConfirmFrame
          title={translate(`security.sessions.${asked === 'others' ? 'endOthers' : 'endOne'}`)}
          text={translate('security.sessions.confirm')}
          about={asked === 'others' ? undefined : (asked.device ?? undefined)}
          confirm={translate('security.sessions.end')}
          busyLabel={translate('security.busy')}
          busy={isPending}
          onConfirm={confirm}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Section>
  );
}
