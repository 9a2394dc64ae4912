import type { DailyBody, DailyRecord } from '../../contract/settings';
import type { Actor } from '../http/types';
import { parsed, type SettingsRow } from '../operations/siteSettings';
import { type Changing, changeSettings } from './change';

export const shownDaily = ({ value, version }: SettingsRow): DailyRecord => ({
  id: 'daily',
  version,
  ...parsed.daily(value),
});

/** Switches daily marks on or off, and sets the gold of each day of the cycle. */
export const setDaily = (
  deps: Changing,
  actor: Actor,
  { isOn, amounts, reason, version }: DailyBody,
): Promise<DailyRecord> =>
  changeSettings(deps, actor, {
    name: 'daily',
    version,
    value: () => ({ isOn, amounts }),
    reason,
    show: async (_, row) => shownDaily(row),
  });
