import { currencies, unitsPerWhole } from '../../../contract/currencies';

/** An amount in the usual unit; a gateway may name a currency that is not ours, whose amounts stay as reported. */
export const inWhole = (amount: number, currency: string | null): number => {
  const known = currencies.find((one) => one === currency);
  return known ? amount / unitsPerWhole[known] : amount;
};

export const moment = (at: Date | null): string | null => at?.toISOString() ?? null;
