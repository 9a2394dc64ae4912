import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { previewMails, sendTestMail } from '../../../../../contract/calls/settings';
import type { MailPreviews } from '../../../../../contract/settings';
import { call } from '../../../../api/call';
import { guarded } from '../../../../dataProvider/errors';
import { FetchAlert } from '../../../ui/errors/FetchAlert';
import { Panel } from '../../../ui/Panel';
import { MailFrame } from './MailFrame';
import '../../../i18n/mails';
import './texts';

type Preview = MailPreviews['mails'][number];

function TestMail() {
  const translate = useTranslate();
  const notify = useNotify();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => guarded('settings.notSaved', () => call(sendTestMail)),
    onSuccess: () => notify('settings.mail.sent', { type: 'success' }),
  });
  return (
    <Panel title={translate('settings.mail.test')}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('settings.mail.testIntro')}
      </Typography>
      {error && <FetchAlert message={error.message} />}
      <Button variant="contained" onClick={() => mutate()} disabled={isPending} aria-busy={isPending}>
        {translate('settings.mail.send')}
      </Button>
    </Panel>
  );
}

/** One mail in one language. */
function Mail({ mail }: { mail: Preview }) {
  const translate = useTranslate();
  const name = translate(`mails.name.${mail.name}`, { _: mail.name });
  const language = translate(`settings.mail.${mail.language}`);
  return (
    <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
      <Typography sx={{ overflowWrap: 'anywhere', mb: 1 }}>
        <strong>{translate('settings.mail.subject')}:</strong>{' '}
        <span lang={mail.language}>{mail.subject}</span>
      </Typography>
      <MailFrame html={mail.html} title={translate('settings.mail.frame', { name, language })} />
    </Box>
  );
}

function Previews() {
  const translate = useTranslate();
  const [wanted, setWanted] = useState('purchaseDone');
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'mails'],
    queryFn: ({ signal }) => guarded('settings.failed', () => call(previewMails, undefined, signal)),
    retry: false,
  });
  const mails = data?.mails ?? [];
  const names = [...new Set(mails.map(({ name }) => name))];
  // Another version of the server may not have the mail that is selected first.
  const chosen = names.includes(wanted) ? wanted : names[0];
  return (
    <Panel title={translate('settings.mail.previews')}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('settings.mail.previewsIntro')}
      </Typography>
      {error && <FetchAlert message={error.message} onRetry={refetch} />}
      {chosen && (
        <TextField
          select
          label={translate('settings.mail.choose')}
          value={chosen}
          onChange={({ target }) => setWanted(target.value)}
          sx={{ maxWidth: 420, mb: 2 }}
        >
          {names.map((name) => (
            <MenuItem key={name} value={name}>
              {translate(`mails.name.${name}`, { _: name })}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {mails
          .filter(({ name }) => name === chosen)
          .map((mail) => (
            <Mail key={mail.language} mail={mail} />
          ))}
      </Box>
    </Panel>
  );
}

/** Settings → Mail (studio.md section 9): a test mail, and every mail of the server in both languages. */
export const MailTab = () => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, mt: 2 }}>
    <TestMail />
    <Previews />
  </Box>
);
