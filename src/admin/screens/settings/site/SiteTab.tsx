import { Alert } from '@mui/material';
import { BooleanInput, email, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { setSite } from '../../../../../contract/calls/settings';
import type { AllSettings } from '../../../../../contract/settings';
import { siteMessageMost } from '../../../../../contract/siteSettings';
import { call } from '../../../../api/call';
import { ReasonInput } from '../../../ui/dialogs/ReasonInput';
import { Panel } from '../../../ui/Panel';
import { DailyPanel } from './DailyPanel';
import { SettingsForm } from './SettingsForm';
import { SettingsPage } from './SettingsPage';
import { useSave } from './useSettings';

const fields = ['isClosed', 'messageVi', 'messageEn', 'supportEmail', 'isSeasonShown', 'isNewsShown'];
const long = { htmlInput: { maxLength: siteMessageMost } };
const closing = { title: 'settings.site.close', confirm: 'settings.site.close' };
/** An emptied input holds null. */
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The reason to close or open the site; nothing else in the form moves money. */
function ClosingReason({ isClosed }: { isClosed: boolean }) {
  return useWatch({ name: 'isClosed' }) === isClosed ? null : <ReasonInput />;
}

function SiteForm({ site, supportEmail }: AllSettings) {
  const translate = useTranslate();
  const title = translate('settings.site.title');
  const save = useSave('site', title, (values: Record<string, unknown>) =>
    call(setSite, {
      body: {
        isClosed: values.isClosed === true,
        messageVi: text(values.messageVi),
        messageEn: text(values.messageEn),
        supportEmail: text(values.supportEmail),
        isSeasonShown: values.isSeasonShown === true,
        isNewsShown: values.isNewsShown === true,
        reason: text(values.reason),
        version: Number(values.version),
      },
    }),
  );
  const stops = ({ isClosed }: Record<string, unknown>) =>
    isClosed === true && !site.isClosed ? [translate('settings.site.closes')] : [];
  return (
    <Panel title={title}>
      {site.isClosed && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('settings.site.closed')}
        </Alert>
      )}
      <SettingsForm record={site} fields={fields} save={save} stops={stops} stopTexts={closing}>
        <BooleanInput source="isClosed" label="settings.field.isClosed" helperText={false} />
        <ClosingReason isClosed={site.isClosed} />
        <TextInput
          source="messageVi"
          label="settings.field.messageVi"
          multiline
          slotProps={long}
          helperText="settings.site.messageHelp"
        />
        <TextInput
          source="messageEn"
          label="settings.field.messageEn"
          multiline
          slotProps={long}
          helperText="settings.site.messageHelp"
        />
        <TextInput
          source="supportEmail"
          label="settings.field.supportEmail"
          type="email"
          validate={email()}
          helperText={
            supportEmail
              ? translate('settings.site.emailHelp', { email: supportEmail })
              : 'settings.site.noEmail'
          }
        />
        <BooleanInput source="isSeasonShown" label="settings.field.isSeasonShown" helperText={false} />
        <BooleanInput source="isNewsShown" label="settings.field.isNewsShown" helperText={false} />
      </SettingsForm>
    </Panel>
  );
}

/** Settings → Site (studio.md section 9): maintenance, the support address, the strips of season and news; daily marks. */
export const SiteTab = () => (
  <SettingsPage>
    {(all) => (
      <>
        <SiteForm {...all} />
        <DailyPanel {...all} />
      </>
    )}
  </SettingsPage>
);
