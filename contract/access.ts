import type { Permission } from './permissions';

/** Who may call a route: `player` is any signed-in account (api.md), a permission requires staff who have it. */
export type Access = 'guest' | 'player' | Permission;
