/** Currencies of packages. */
export const currencies = ['VND', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** Minor units per major unit: a cent is 1/100 dollar, the đồng has none. */
export const unitsPerWhole: Record<Currency, number> = { VND: 1, USD: 100 };

export const isCurrency = (name: unknown): name is Currency => currencies.some((one) => one === name);

/** What is measured in something else, such as a wallet or a currency that is not ours, has no smaller units. */
const unitsPer = (name: string | null) => (isCurrency(name) ? unitsPerWhole[name] : 1);

/** How many decimals an amount has. */
export const fractionDigits = (currency: Currency): number => Math.log10(unitsPerWhole[currency]);

/** An amount in the currency's usual unit, given as it is stored: in minor units. */
export const fromMinorUnits = (units: number, currency: string | null): number => units / unitsPer(currency);

/**
 * An amount as it is stored, in minor units; not an integer if it has decimals that its currency does not have. Without the
 * error of floating point: 1.1 * 100 is a little more than 110.
 */
export function toMinorUnits(amount: number, currency: string | null): number {
  const units = amount * unitsPer(currency);
  const whole = Math.round(units) + 0;
  return fromMinorUnits(whole, currency) === amount ? whole : Number(units.toFixed(6));
}

/** An amount, such as a sum or a share, as its currency can express it. */
export const roundAmount = (amount: number, currency: Currency): number =>
  Math.round(amount * unitsPerWhole[currency]) / unitsPerWhole[currency];
