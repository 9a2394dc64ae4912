/** Digits of a one-time code (product.md section 9). */
export const codeLength = 6;
/** Seconds between two codes to the same address (decisions.md, Limits). */
export const resendSeconds = 60;
/** Shortest and longest password, in characters (api.md). */
export const passwordLength = { min: 8, max: 128 } as const;
/** Characters that a player search needs at least, and rows that it returns at most (decisions.md, Accounts). */
export const search = { minLength: 3, rows: 8 } as const;
/** An uploaded image: bytes, and pixels after decoding (api.md). */
export const image = {
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 16_000_000,
  types: ['image/png', 'image/jpeg', 'image/webp'],
} as const;
/** A payment expires this many minutes after it is made (api.md). */
export const paymentMinutes = 15;
