// Separate from limits.ts, which players' browsers load.
/** Maximum characters of the reason for a change of money or rights. */
export const reasonMost = 500;
/** The longest period of the dashboard, in days: two years (studio.md section 4). */
export const longestPeriod = 731;
/** Days for which the record of the days on which a player paid is kept. */
export const payerDaysKept = 731;
/** Maximum number of tags per player, and of characters per tag. */
export const playerTags = { most: 20, length: 30 } as const;
/** Longest ban, in days, that staff other than owners can impose. */
export const banDays = 30;
/** Hours within which the author of a note about a player may delete it. */
export const noteHours = 24;
