import type { SiteDaily } from '../../contract/daily';
import { dailyCycle, dailyMost, usualDaily } from '../../contract/dailyCycle';
import { gatewayNames } from '../../contract/gateways';
import {
  type GatewayChoice,
  type LimitName,
  limitNames,
  type SettingsName,
} from '../../contract/siteSettings';
import type { Db, Tx } from '../db/tables';

/** Settings made by staff. Missing values default to the environment's. */
export interface SiteSettings {
  /** Incremented by a trigger on every change. */
  version: number;
  gateways: GatewayChoice;
  /** In the smallest unit. */
  limits: Partial<Record<LimitName, number>>;
  site: SiteChoice;
  daily: SiteDaily;
}
export interface SiteChoice {
  /** The maintenance message by language; empty for the standard text. */
  messageVi: string;
  messageEn: string;
  /** Empty for the environment's. */
  supportEmail: string;
  isSeasonShown: boolean;
  isNewsShown: boolean;
}

export const noSettings: SiteSettings = {
  version: 0,
  gateways: { order: [], off: [] },
  limits: {},
  site: { messageVi: '', messageEn: '', supportEmail: '', isSeasonShown: true, isNewsShown: true },
  daily: { isOn: true, amounts: [...usualDaily] },
};

type Json = Record<string, unknown>;
const textIn = (value: Json, name: string) => {
  const text = value[name];
  return typeof text === 'string' ? text : '';
};
/** Ignores what another version may have stored. */
const namesIn = (value: unknown) => {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  return given.flatMap((one) => gatewayNames.find((name) => name === one) ?? []);
};

/** The amounts of a cycle, if that is what is stored. */
const amountsIn = (value: unknown): number[] => {
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const amounts = given.filter((one) => typeof one === 'number' && one >= 0 && one <= dailyMost) as number[];
  return amounts.length === dailyCycle ? amounts : [...usualDaily];
};

/** The stored values as settings. */
export const parsed = {
  gateways: (value: Json): GatewayChoice => ({ order: namesIn(value.order), off: namesIn(value.off) }),
  limits: (value: Json): SiteSettings['limits'] =>
    Object.fromEntries(
      limitNames.flatMap((name) => (typeof value[name] === 'number' ? [[name, value[name]]] : [])),
    ),
  site: (value: Json): SiteChoice => ({
    messageVi: textIn(value, 'messageVi'),
    messageEn: textIn(value, 'messageEn'),
    supportEmail: textIn(value, 'supportEmail'),
    isSeasonShown: value.isSeasonShown !== false,
    isNewsShown: value.isNewsShown !== false,
  }),
  daily: (value: Json): SiteDaily => ({ isOn: value.isOn !== false, amounts: amountsIn(value.amounts) }),
};

export interface SettingsRow {
  value: Json;
  version: number;
}
const missing: SettingsRow = { value: {}, version: 1 };

/** Each record with its own version. */
export async function settingsRows(db: Db | Tx): Promise<Record<SettingsName, SettingsRow>> {
  const rows = await db.selectFrom('siteSettings').selectAll().execute();
  const row = (wanted: SettingsName) => rows.find(({ name }) => name === wanted) ?? missing;
  return { gateways: row('gateways'), limits: row('limits'), site: row('site'), daily: row('daily') };
}

/** The settings at a version, or a later one that is about to be read. */
export async function readSettings(db: Db | Tx, version: number): Promise<SiteSettings> {
  const { gateways, limits, site, daily } = await settingsRows(db);
  return {
    version,
    gateways: parsed.gateways(gateways.value),
    limits: parsed.limits(limits.value),
    site: parsed.site(site.value),
    daily: parsed.daily(daily.value),
  };
}
