/** Currencies of packages. */
export const currencies = ['VND', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** Minor units per major unit: a cent is 1/100 dollar, the đồng has none. */
export const unitsPerWhole: Record<Currency, number> = { VND: 1, USD: 100 };

/**
 * Converts an amount from the smallest unit to the currency's usual unit; leaves it unchanged for a currency that is not
 * ours.
 */
export const inWhole = (units: number, currency: string | null): number =>
  currency !== null && Object.hasOwn(unitsPerWhole, currency)
    ? units / unitsPerWhole[currency as Currency]
    : units;
