// Apart from limits.ts, which players' browsers load.
/** The longest period of the dashboard, in days: two years (studio.md section 4). */
export const longestPeriod = 731;
/** Days for which it is kept on which of them a player paid. */
export const payerDaysKept = 731;
/** Maximum number of tags of a player, and of characters in one. */
export const playerTags = { most: 20, length: 30 } as const;
/** Days for which staff other than owners may ban. */
export const banDays = 30;
/** Hours within which the author of a note about a player may delete it. */
export const noteHours = 24;
