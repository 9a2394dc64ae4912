import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { setLimits } from '../../../../../contract/calls/settings';
import { byName } from '../../../../../contract/named';
import type { AllSettings } from '../../../../../contract/settings';
import { aboutLimit, type LimitName, limitNames } from '../../../../../contract/siteSettings';
import { call } from '../../../../api/call';
import { ReasonInput } from '../../../ui/dialogs/ReasonInput';
import { FigureInput } from '../../../ui/inputs/FigureInput';
import { atLeast } from '../../../ui/inputs/rules';
import { Panel } from '../../../ui/Panel';
import { SettingsForm } from './SettingsForm';
import { useLimitValue } from './useLimitValue';
import { useSave } from './useSettings';

type Values = Record<string, unknown>;

const groups: ReadonlyArray<{ name: string; limits: LimitName[] }> = [
  { name: 'second', limits: ['refundOverVnd', 'refundOverUsd', 'grantOverDiamonds', 'grantOverGolds'] },
  { name: 'cap', limits: ['grantCapDiamonds', 'grantCapGolds'] },
  { name: 'daily', limits: ['playerDailyVnd', 'playerDailyUsd', 'playerDailyCount'] },
];
const pairs = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } };
const forbidding = { title: 'settings.limits.forbid', confirm: 'settings.limits.save' };
/** A limit of 0 allows nothing. */
const isMost = (name: LimitName) => !name.includes('Over');
const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function LimitInput({ name, most }: { name: LimitName; most: number }) {
  const translate = useTranslate();
  const limitText = useLimitValue();
  const { min } = aboutLimit(name);
  return (
    <FigureInput
      source={name}
      label={`settings.field.${name}`}
      validate={atLeast(min)}
      helperText={translate('settings.limits.most', { value: limitText(name, most) })}
    />
  );
}

/** Limits on money that are stricter than the server's. */
export function LimitsPanel({ limits, most }: Pick<AllSettings, 'limits' | 'most'>) {
  const translate = useTranslate();
  const title = translate('settings.limits.title');
  const save = useSave('limits', title, (values: Values) => {
    const given = byName(limitNames, (name) => numberIn(values[name]));
    const { reason, version } = values;
    return call(setLimits, { body: { ...given, reason: String(reason ?? ''), version: Number(version) } });
  });
  const stops = (values: Values) =>
    limitNames
      .filter((name) => isMost(name) && values[name] === 0 && limits[name] !== 0)
      .map((name) => translate('settings.limits.zero', { label: translate(`settings.field.${name}`) }));
  return (
    <Panel title={title}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('settings.limits.intro')}
      </Typography>
      <SettingsForm record={limits} fields={limitNames} save={save} stops={stops} stopTexts={forbidding}>
        {groups.map(({ name, limits: names }) => (
          <fieldset key={name} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
            <Typography component="legend" sx={{ fontWeight: 600, pt: 2, mb: 1 }}>
              {translate(`settings.limits.group.${name}`)}
            </Typography>
            <Box sx={pairs}>
              {names.map((limit) => (
                <LimitInput key={limit} name={limit} most={most[limit]} />
              ))}
            </Box>
          </fieldset>
        ))}
        <ReasonInput />
      </SettingsForm>
    </Panel>
  );
}
