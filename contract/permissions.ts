/** What staff may do, as `noun:verb`; each route of the back office names one of these (ARCHITECTURE.md rule 4). */
export const permissions = [
  'dashboard:read',
  'catalog:read',
  'packages:write',
  'game:write',
  'pictures:write',
  'players:read',
  'players:contacts',
  'players:ban',
  'history:read',
  'history:all',
] as const;
export type Permission = (typeof permissions)[number];

/** History too: each sees that of the records which they see; all of it takes `history:all`. */
const everybody = ['dashboard:read', 'catalog:read', 'history:read'] as const;

/** Who may do what (studio.md section 1). A person may hold several roles, and then may do what any of them may. */
export const rolePermissions = {
  owner: permissions,
  shop: [...everybody, 'packages:write', 'pictures:write'],
  finance: [...everybody, 'players:read', 'players:contacts'],
  game: [...everybody, 'game:write', 'pictures:write'],
  content: [...everybody, 'pictures:write'],
  support: [...everybody, 'players:read', 'players:contacts', 'players:ban'],
  analyst: [...everybody, 'players:read', 'history:all'],
} as const satisfies Record<string, readonly Permission[]>;
export type StaffRole = keyof typeof rolePermissions;

export const staffRoles = Object.keys(rolePermissions) as StaffRole[];

/** Whether a text is a permission; anything else in a route's `access` is a mistake. */
export const isPermission = (text: unknown): text is Permission =>
  permissions.some((permission) => permission === text);

/** Everything that the holder of these roles may do, in the order of `permissions`. */
export const permissionsOf = (roles: readonly StaffRole[]): Permission[] => {
  const held = new Set<Permission>(roles.flatMap((role) => [...rolePermissions[role]]));
  return permissions.filter((permission) => held.has(permission));
};

/** The permissions that a resource asks for: one to see its records, one to change them. */
export interface ResourceAccess {
  read: Permission;
  write: Permission;
}
/** What the game is made of: everybody on the staff sees it, the game's people change it. */
export const gameAccess: ResourceAccess = { read: 'catalog:read', write: 'game:write' };
/** Players: support bans them (studio.md section 1). */
export const userAccess: ResourceAccess = { read: 'players:read', write: 'players:ban' };
