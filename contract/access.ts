/** Who may call a route; `player` is any signed-in account (api.md). */
export type Access = 'guest' | 'player' | 'admin';
