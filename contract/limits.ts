/** How long what staff deleted can be put back, in days (decisions.md, Undo); its picture is kept as long. */
export const undoDays = 90;
/** Number of digits of a one-time code (product.md section 9). */
export const codeLength = 6;
/** Minimum seconds between two codes to the same address (decisions.md, Limits). */
export const resendSeconds = 60;
/** Minimum and maximum password length in characters (api.md). */
export const passwordLength = { min: 8, max: 128 } as const;
/** Minimum characters and maximum rows of a player search (decisions.md, Accounts). */
export const search = { minLength: 3, rows: 8 } as const;
/** Limits of an uploaded image: bytes, and pixels after decoding (api.md). */
export const image = {
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 16_000_000,
  types: ['image/png', 'image/jpeg', 'image/webp'],
} as const;
/** Minutes until a payment expires (api.md). */
export const paymentMinutes = 15;
/** Days for which the address of a receipt works after the payment was completed (living-site.md section 4). */
export const receiptDays = 90;

/** Most characters of what a buyer adds to a gift (decisions.md, The buyer). */
export const gift = { name: 40, message: 140 } as const;
/** How many users one call looks up by id: their ids may stand in its address. */
export const lookedUpUsers = 100;
