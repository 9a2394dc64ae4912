/** How many characters of a payment's id make its number: unique among a million millions, and short enough to say by phone. */
const length = 10;

/** The form of our ids (`newReference`). */
const ownId = /^[0-9a-f]{32}$/;

/**
 * A payment's one short number, for people: `4F7A9-2C10B`, the beginning of its id. The same on the gateway's page where it takes
 * one, in the shop, mails, receipts and the back office; their searches find it. An id of another server is its own number.
 */
export const paymentNumber = (id: string): string =>
  ownId.test(id) ? `${id.slice(0, length / 2)}-${id.slice(length / 2, length)}`.toUpperCase() : id;

/** PayOS's transfers have no room for the last character. */
const form = /^([0-9a-f]{5})[-\s]?([0-9a-f]{4,5})$/i;

/** The beginning of the id that a payment's number stands for; null for any other text. */
export function idStartOf(text: string): string | null {
  const match = form.exec(text.trim());
  return match ? `${match[1]}${match[2]}`.toLowerCase() : null;
}
