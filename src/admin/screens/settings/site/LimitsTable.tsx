import { useTranslate } from 'react-admin';
import type { AllSettings } from '../../../../../contract/settings';
import { limitNames } from '../../../../../contract/siteSettings';
import { FactList } from '../../../ui/FactList';
import { Panel } from '../../../ui/Panel';
import { useLimitValue } from './useLimitValue';
import '../../../i18n/activityWords';

/**
 * The limits in force, for readers who cannot change them; labels include the group where the field's name alone is
 * ambiguous.
 */
export function LimitsTable({ limits, most }: Pick<AllSettings, 'limits' | 'most'>) {
  const translate = useTranslate();
  const limitText = useLimitValue();
  return (
    <Panel title={translate('settings.limits.title')}>
      <FactList
        facts={limitNames.map((name) => [
          translate(`activity.field.${name}`),
          limitText(name, Math.min(limits[name] ?? most[name], most[name])),
        ])}
      />
    </Panel>
  );
}
