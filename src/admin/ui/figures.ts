/** The figures of a column stand below each other. */
export const figures = { fontVariantNumeric: 'tabular-nums' } as const;
