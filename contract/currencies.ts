/** Currencies of packages. */
export const currencies = ['VND', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** Minor units per major unit: a cent is 1/100 dollar, the đồng has none. */
export const unitsPerWhole: Record<Currency, number> = { VND: 1, USD: 100 };
