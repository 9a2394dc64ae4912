import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { type Currency, isCurrency, toMinorUnits } from '../../contract/currencies';
import type { Wallet } from '../../contract/ledger';
import { aboutSetting, type SettingName } from './settingTable';
import { thrown } from './thrown';

/** Reads one setting, trimmed; its default when it is unset or empty, or null when it has none. */
export type Settings = (name: SettingName) => string | null;

/** An invalid setting; its message is the one line printed at start-up. */
export class SettingError extends Error {
  override name = 'SettingError';

  constructor(setting: string, reason: string) {
    super(`${setting} ${reason}`);
  }
}

/**
 * Reads the settings of an environment. Each may instead be in a file that `NAME_FILE` names, such as a container secret,
 * since other processes and crash reports can see an environment. Throws a SettingError for a file that cannot be read,
 * is empty, or conflicts with the setting itself.
 */
export const settingsOf =
  (env: NodeJS.ProcessEnv): Settings =>
  (name) => {
    const given = env[name]?.trim() || null;
    const file = env[`${name}_FILE`]?.trim();
    if (!file) return given ?? aboutSetting(name).default;
    if (given !== null) throw new SettingError(name, `and ${name}_FILE are both set; set one of them`);
    return contentOf(`${name}_FILE`, file);
  };

function contentOf(setting: string, file: string): string {
  let content: string;
  try {
    content = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new SettingError(setting, `cannot be read: ${thrown(error).code} ${file}`);
  }
  if (!content) throw new SettingError(setting, `names an empty file: ${file}`);
  return content;
}

/** A whole number. Throws a SettingError outside of `range`, bounds included. */
export function readNumber(
  settings: Settings,
  name: SettingName,
  range: { min: number; max: number },
): number {
  const given = settings(name) ?? '';
  const value = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (!(value >= range.min && value <= range.max)) {
    throw new SettingError(name, `must be a whole number from ${range.min} to ${range.max}`);
  }
  return value;
}

/** An absolute URL with one of the protocols, such as `https:`; null when unset. Throws a SettingError. */
export function readUrl(settings: Settings, name: SettingName, protocols: string[]): string | null {
  const given = settings(name);
  if (given === null) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !protocols.includes(url.protocol)) {
    throw new SettingError(name, `must be an address that begins with ${protocols.join('// or ')}//`);
  }
  return given;
}

/** True or false; null when unset. Throws a SettingError. */
export function readFlag(settings: Settings, name: SettingName): boolean | null {
  const given = settings(name)?.toLowerCase();
  if (given === undefined) return null;
  if (['true', '1', 'on', 'yes'].includes(given)) return true;
  if (['false', '0', 'off', 'no'].includes(given)) return false;
  throw new SettingError(name, 'must be true or false');
}

/** One of the words, ignoring case; `fallback` when unset. Throws a SettingError. */
export function readWord<W extends string>(
  settings: Settings,
  name: SettingName,
  words: readonly W[],
  fallback?: W,
): W {
  const given = settings(name)?.toLowerCase() ?? fallback;
  const word = words.find((one) => one === given);
  if (!word) throw new SettingError(name, `must be one of ${words.join(', ')}`);
  return word;
}

/**
 * Proxies are configured by network, never by count or "all": a forged header must not choose an address
 * (GHSA-3m5p-2c4r-xxw2).
 */
export function readNetworks(settings: Settings, name: SettingName): string[] | null {
  const given = settings(name);
  if (given === null) return null;
  const networks = given.split(',').map((part) => part.trim());
  const known = ['loopback', 'linklocal', 'uniquelocal'];
  const good = networks.every((network) => {
    const [address = '', bits] = network.split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    return known.includes(network) || (isIP(address) !== 0 && (bits === undefined || Number(bits) <= most));
  });
  if (!good) throw new SettingError(name, 'must be a list of networks such as 10.0.0.0/8,loopback');
  return networks;
}

/**
 * One amount per currency, such as `500000 VND, 20 USD`, returned in the smallest unit; other currencies keep the
 * default.
 */
export function readAmounts(settings: Settings, name: SettingName): Record<Currency, number> {
  const amounts: Partial<Record<Currency, number>> = {};
  const both = `${aboutSetting(name).default},${settings(name)}`;
  for (const part of both.split(',')) {
    const [, digits = '', currency = ''] = /^\s*(\d{1,12}(?:\.\d{1,2})?)\s*([A-Z]{3})\s*$/.exec(part) ?? [];
    const units = toMinorUnits(Number(digits), currency);
    if (!isCurrency(currency) || !Number.isInteger(units))
      throw new SettingError(name, 'must be a list such as 500000 VND, 20 USD');
    amounts[currency] = units;
  }
  return { VND: 0, USD: 0, ...amounts };
}

/** An amount of each wallet that staff may change. */
export type WalletAmounts = Record<Wallet, number>;

/** One amount per wallet, such as `5000 diamonds, 50000 golds`; a wallet that is not named keeps its default. */
export function readWallets(settings: Settings, name: SettingName): WalletAmounts {
  const amounts: WalletAmounts = { diamonds: 0, golds: 0 };
  const both = `${aboutSetting(name).default},${settings(name)}`;
  for (const part of both.split(',')) {
    const [, digits = '', wallet = ''] = /^\s*(\d{1,9})\s*(diamonds|golds)\s*$/.exec(part) ?? [];
    if (!digits) throw new SettingError(name, 'must be a list such as 5000 diamonds, 50000 golds');
    amounts[wallet as keyof WalletAmounts] = Number(digits);
  }
  return amounts;
}
