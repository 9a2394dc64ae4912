import { Box, Typography } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { setDaily } from '../../../../../contract/calls/settings';
import { dailyCycle, dailyMost } from '../../../../../contract/dailyCycle';
import type { AllSettings } from '../../../../../contract/settings';
import { call } from '../../../../api/call';
import { useFormats } from '../../../i18n/useFormats';
import { ReasonInput } from '../../../ui/dialogs/ReasonInput';
import { FigureInput } from '../../../ui/inputs/FigureInput';
import { atMost, notNegative, required } from '../../../ui/inputs/rules';
import { Panel } from '../../../ui/Panel';
import { SettingsForm } from './SettingsForm';
import { useSave } from './useSettings';

type Values = Record<string, unknown>;

const days = Array.from({ length: dailyCycle }, (_, place) => place);
const columns = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(112px, 1fr))',
    sm: 'repeat(auto-fill, minmax(132px, 1fr))',
  },
};
const rules = [required, notNegative, atMost(dailyMost)];
const pausing = { title: 'settings.daily.pause', confirm: 'settings.daily.pause' };

/** What players get for coming by, each day of the cycle. */
export function DailyPanel({ daily }: Pick<AllSettings, 'daily'>) {
  const { translate, number } = useFormats();
  const title = translate('settings.daily.title');
  const save = useSave('daily', title, ({ isOn, amounts, reason, version }: Values) =>
    call(setDaily, {
      body: {
        isOn: isOn === true,
        amounts: (amounts as unknown[]).map(Number),
        reason: String(reason ?? ''),
        version: Number(version),
      },
    }),
  );
  const stops = ({ isOn }: Values) =>
    daily.isOn && isOn !== true ? [translate('settings.daily.pauses')] : [];
  return (
    <Panel title={title}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('settings.daily.intro', { most: number(dailyMost) })}
      </Typography>
      <SettingsForm record={daily} fields={['isOn', 'amounts']} save={save} stops={stops} stopTexts={pausing}>
        <BooleanInput source="isOn" label="settings.field.isOn" helperText={false} />
        <Box sx={columns}>
          {days.map((place) => (
            <FigureInput
              key={place}
              source={`amounts.${place}`}
              label={translate('settings.daily.day', { day: place + 1 })}
              validate={rules}
              decimals={0}
              helperText={false}
            />
          ))}
        </Box>
        <ReasonInput />
      </SettingsForm>
    </Panel>
  );
}
