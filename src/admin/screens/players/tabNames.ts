/** The tabs of a player's page, by their place below its address; the address itself leads to the first one. */
export const tabNames = [
  'purchases',
  'ledger',
  'items',
  'seasons',
  'sessions',
  'mails',
  'notes',
  'history',
] as const;
export type TabName = (typeof tabNames)[number];
