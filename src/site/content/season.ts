/** Seasonal purchases in VND: fixed sample values (product.md section 9). */
export const season = { goal: 5_000_000, current: 1_200_000, lastSeason: 3_500_000 } as const;
