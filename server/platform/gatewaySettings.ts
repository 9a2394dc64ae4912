import { type GatewayName, gatewayNames } from '../../contract/gateways';
import { byName, namesIn } from '../../contract/named';
import type { SiteContact } from '../../contract/site';
import { hex256 } from './hex';
import { readFlag, readUrl, SettingError, type Settings } from './settings';
import type { SettingName } from './settingTable';
import { withoutEndSlashes } from './text';

export interface PayosSettings {
  clientId: string;
  apiKey: string;
  checksumKey: string;
  url: string;
}

export interface VnpaySettings {
  tmnCode: string;
  hashSecret: string;
  /** Address of the payment page. */
  payUrl: string;
  /** Address of the calls that query and refund. */
  apiUrl: string;
}

export interface GatewaySettings {
  /** Gateways offered to buyers, in order of preference; with none the shop is closed. */
  offered: readonly GatewayName[];
  /** Keys are also read for gateways that are not offered: their late notices and money still arrive. */
  payos: PayosSettings | null;
  vnpay: VnpaySettings | null;
}

/** Reads `PAYMENT_GATEWAY` and the keys of the gateways. Throws a `SettingError` that names the wrong setting. */
export function readGateways(settings: Settings, production: boolean, contact: SiteContact): GatewaySettings {
  const offered = readOffered(settings);
  if (production && offered.includes('sandbox')) requireSandboxConsent(settings);
  const payos = readPayos(settings, production, offered.includes('payos'));
  const vnpay = readVnpay(settings, production, offered.includes('vnpay'));
  if (production && offered.some((name) => name !== 'sandbox')) requireContact(contact);
  return { offered, payos, vnpay };
}

function readOffered(settings: Settings): GatewayName[] {
  const given = (settings('PAYMENT_GATEWAY') ?? '').toLowerCase();
  const words = given.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 1 && words[0] === 'none') return [];
  const names = gatewayNames.filter((name) => words.includes(name));
  if (words.length === 0 || names.length !== words.length) {
    throw new SettingError(
      'PAYMENT_GATEWAY',
      `must be a list of ${gatewayNames.join(', ')}, each once, or "none" alone`,
    );
  }
  return words as GatewayName[];
}

/** The sandbox gives diamonds away, so production must enable it explicitly. */
function requireSandboxConsent(settings: Settings): void {
  if (readFlag(settings, 'ALLOW_SANDBOX_PAYMENTS')) return;
  throw new SettingError(
    'PAYMENT_GATEWAY',
    '"sandbox" needs ALLOW_SANDBOX_PAYMENTS=true in production; "none" closes the shop',
  );
}

/** Anyone who takes real money must say who they are and how to reach them (decisions.md, Support and seller). */
function requireContact({ supportEmail, seller }: SiteContact): void {
  const reason = 'is required in production together with a real payment gateway';
  if (!supportEmail) throw new SettingError('SUPPORT_EMAIL', reason);
  if (!seller) throw new SettingError('SELLER_NAME', reason);
}

function readPayos(settings: Settings, production: boolean, offered: boolean): PayosSettings | null {
  const url = readAddress(settings, 'PAYOS_URL', production);
  const keys = readKeys(settings, offered && 'payos', {
    PAYOS_CLIENT_ID: headerValue,
    PAYOS_API_KEY: headerValue,
    PAYOS_CHECKSUM_KEY: { form: hex256, words: 'must have 64 hexadecimal digits' },
  });
  if (!keys) return null;
  return {
    clientId: keys.PAYOS_CLIENT_ID,
    apiKey: keys.PAYOS_API_KEY,
    checksumKey: keys.PAYOS_CHECKSUM_KEY,
    url: withoutEndSlashes(url),
  };
}

function readVnpay(settings: Settings, production: boolean, offered: boolean): VnpaySettings | null {
  const payUrl = readAddress(settings, 'VNPAY_PAY_URL', production);
  const apiUrl = readAddress(settings, 'VNPAY_API_URL', production);
  const keys = readKeys(settings, offered && 'vnpay', {
    VNPAY_TMN_CODE: { form: /^[A-Za-z0-9]{8}$/, words: 'must have 8 letters and digits' },
    VNPAY_HASH_SECRET: {
      form: /^[\x21-\x7e]{16,200}$/,
      words: 'must have at least 16 characters and no spaces',
    },
  });
  return keys && { tmnCode: keys.VNPAY_TMN_CODE, hashSecret: keys.VNPAY_HASH_SECRET, payUrl, apiUrl };
}

interface KeyForm {
  form: RegExp;
  words: string;
}
const headerValue: KeyForm = {
  form: /^[\x21-\x7e]{8,200}$/,
  words: 'must have at least 8 characters and no spaces',
};

/** All keys of a gateway, or null if none is set and it is not offered; `offered` is its name if it is. */
function readKeys<K extends SettingName>(
  settings: Settings,
  offered: string | false,
  forms: Record<K, KeyForm>,
): Record<K, string> | null {
  const names = namesIn(forms);
  const first = names.find((name) => settings(name) !== null);
  if (!first && !offered) return null;
  const read = (name: K): string => {
    const value = settings(name);
    if (value === null) {
      throw new SettingError(name, `is required together with ${first ?? `PAYMENT_GATEWAY=${offered}`}`);
    }
    if (!forms[name].form.test(value)) throw new SettingError(name, forms[name].words);
    return value;
  };
  return byName(names, read);
}

/** Keys and orders must not travel unencrypted, except to a stand-in on the same machine. */
function readAddress(settings: Settings, name: SettingName, production: boolean): string {
  const given = readUrl(settings, name, ['https:', 'http:']) ?? '';
  const { protocol, hostname, search, hash } = new URL(given);
  if (search || hash) throw new SettingError(name, 'must be an address without a query');
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (production && protocol !== 'https:' && !isLocal) {
    throw new SettingError(name, 'must begin with https:// in production');
  }
  return given;
}
