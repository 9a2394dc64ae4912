/** Aligns the digits of a column of figures. */
export const figures = { fontVariantNumeric: 'tabular-nums' } as const;
