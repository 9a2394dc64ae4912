import { fromMinorUnits, toMinorUnits } from '../../contract/currencies';
import { byName } from '../../contract/named';
import type { AllSettings, LimitsBody, LimitsRecord } from '../../contract/settings';
import { aboutLimit, type LimitName, limitNames } from '../../contract/siteSettings';
import type { Actor } from '../http/types';
import { type Limits, limitsOf } from '../operations/inForce';
import { parsed, type SettingsRow } from '../operations/siteSettings';
import { invalid } from '../platform/errors';
import { common } from '../platform/messages/common';
import type { FieldErrors } from '../platform/messages/localized';
import { settingsMessages } from '../platform/messages/settings';
import { type Changing, changeSettings } from './change';

/** The limits of the environment, in the usual units. */
export function environmentLimits(environment: Limits): AllSettings['most'] {
  const most = limitsOf(environment);
  return byName(limitNames, (name) => fromMinorUnits(most[name], aboutLimit(name).unit));
}

/** The staff's limits in the usual units; null where there is none. */
export function shownLimits({ value, version }: SettingsRow): LimitsRecord {
  const limits = parsed.limits(value);
  const shown = byName(limitNames, (name) =>
    limits[name] === undefined ? null : fromMinorUnits(limits[name], aboutLimit(name).unit),
  );
  return { id: 'limits', version, ...shown };
}

/**
 * The limits in the smallest units. Throws 400 at each one that is not an amount or is less strict than the
 * environment's.
 */
function readLimits(
  body: Pick<LimitsBody, LimitName>,
  environment: Limits,
): Partial<Record<LimitName, number>> {
  const most = limitsOf(environment);
  const errors: FieldErrors = {};
  const limits: Partial<Record<LimitName, number>> = {};
  for (const name of limitNames) {
    const given = body[name];
    if (given === null) continue;
    const { min, unit } = aboutLimit(name);
    const units = toMinorUnits(given, unit);
    if (!Number.isInteger(units) || units < min) errors[name] = [common.wrongValue];
    else if (units > most[name]) errors[name] = [settingsMessages.looser(fromMinorUnits(most[name], unit))];
    else limits[name] = units;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return limits;
}

/** Sets limits stricter than those of `environment`. */
export const setLimits = (
  deps: Changing,
  actor: Actor,
  { reason, version, ...body }: LimitsBody,
  environment: Limits,
): Promise<LimitsRecord> => {
  const value = readLimits(body, environment);
  return changeSettings(deps, actor, {
    name: 'limits',
    version,
    value: () => value,
    reason,
    show: async (_, row) => shownLimits(row),
  });
};
