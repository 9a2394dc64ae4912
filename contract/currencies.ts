/** What packages are priced in. */
export const currencies = ['VND', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** Smallest units in one usual unit: a cent is 1/100 dollar, the đồng has no smaller unit. */
export const unitsPerWhole: Record<Currency, number> = { VND: 1, USD: 100 };
