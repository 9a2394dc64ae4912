/** How long a deletion by staff can be undone, in days (decisions.md, Undo); the picture is kept as long. */
export const undoDays = 90;
/** Maximum characters of an e-mail address (RFC 5321 section 4.5.3.1). */
export const emailLength = 254;
/** Number of digits of a one-time code (product.md section 9). */
export const codeLength = 6;
/** Minimum seconds between two codes to the same address (decisions.md, Limits). */
export const resendSeconds = 60;
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
/** Days for which a receipt's address works after the payment completes (living-site.md section 4). */
export const receiptDays = 90;

/** Maximum characters of what a buyer adds to a gift (decisions.md, The buyer). */
export const gift = { name: 40, message: 140 } as const;
/** How many users one call may look up by id; limited because the ids may be in its URL. */
export const lookedUpUsers = 100;
/** Most rows with contacts that a list sends at once without being a file (decisions.md, Limits). */
export const wholeContacts = 1000;
/** Whether a page of contacts, by its first and last row from 0, is as good as a file of them, or far into a list that is walked. */
export const isLongPage = (first: number, last: number): boolean =>
  last - first >= lookedUpUsers || last >= wholeContacts;
