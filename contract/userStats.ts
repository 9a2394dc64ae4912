/** Player counts for the dashboard's cards; Admin accounts do not count (product.md section 9). */
export interface PlayerCounts {
  players: number;
  newThisWeek: number;
  newLastWeek: number;
  /** Signed in this week. */
  online: number;
  banned: number;
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/** 100 when last week had none and this week has some. */
const growthOf = (now: number, before: number) =>
  before === 0 ? (now > 0 ? 100 : 0) : Math.round(((now - before) / before) * 100);

/** What the cards show of players, from counts; percentages are whole numbers (product.md section 9). */
export const statsOf = ({ players, newThisWeek, newLastWeek, online, banned }: PlayerCounts) => ({
  total: players,
  growth: growthOf(newThisWeek, newLastWeek),
  online,
  onlineShare: share(online, players),
  banned,
  bannedShare: share(banned, players),
});
