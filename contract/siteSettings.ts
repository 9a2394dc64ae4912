import type { Currency } from './currencies';
import type { GatewayName } from './gateways';
import type { Wallet } from './ledger';
import { namesIn } from './named';

/** The groups of settings that staff can change (studio.md section 9), each a record with its own version. */
export type SettingsName = 'gateways' | 'limits' | 'site' | 'daily';

interface MoneyLimit {
  /** The environment variable that it can only be stricter than. */
  environment: string;
  /** What it limits: an amount in a currency's usual unit, the content of a wallet, or a number of payments. */
  unit: Currency | Wallet | 'payments';
  min: number;
}

/** Limits on money. The lower a limit, the stricter it is. */
export const moneyLimits = {
  refundOverVnd: { environment: 'REFUND_SECOND_PERSON_OVER', unit: 'VND', min: 0 },
  refundOverUsd: { environment: 'REFUND_SECOND_PERSON_OVER', unit: 'USD', min: 0 },
  grantOverDiamonds: { environment: 'GRANT_SECOND_PERSON_OVER', unit: 'diamonds', min: 0 },
  grantOverGolds: { environment: 'GRANT_SECOND_PERSON_OVER', unit: 'golds', min: 0 },
  grantCapDiamonds: { environment: 'GRANT_DAILY_CAP', unit: 'diamonds', min: 0 },
  grantCapGolds: { environment: 'GRANT_DAILY_CAP', unit: 'golds', min: 0 },
  playerDailyVnd: { environment: 'PLAYER_DAILY_AMOUNT', unit: 'VND', min: 0 },
  playerDailyUsd: { environment: 'PLAYER_DAILY_AMOUNT', unit: 'USD', min: 0 },
  playerDailyCount: { environment: 'PLAYER_DAILY_COUNT', unit: 'payments', min: 1 },
} as const satisfies Record<string, MoneyLimit>;
export type LimitName = keyof typeof moneyLimits;
export const limitNames = namesIn(moneyLimits);
export const aboutLimit = (name: LimitName): MoneyLimit => moneyLimits[name];

/** Maximum number of characters of the maintenance message. */
export const siteMessageMost = 300;

/** Gateway names in the order in which the shop offers them. */
export interface GatewayChoice {
  order: GatewayName[];
  off: GatewayName[];
}
