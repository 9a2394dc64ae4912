import type { Permission } from './permissions';

/** Who may call a route; `player` is any signed-in account (api.md), a permission is for staff who hold it. */
export type Access = 'guest' | 'player' | Permission;
