import { namesIn } from './named';
/** Staff permissions as `noun:verb`; each route of the back office requires one (ARCHITECTURE.md rule 4). */
export const permissions = [
  'dashboard:read',
  'figures:read',
  'catalog:read',
  'packages:write',
  'game:write',
  'pictures:write',
  'seasons:write',
  'offers:write',
  'content:write',
  'content:publish',
  'players:read',
  'players:contacts',
  'players:ban',
  'players:write',
  'players:export',
  'players:erase',
  'payments:read',
  'payments:handle',
  'payments:export',
  'cases:read',
  'cases:handle',
  'money:write',
  'wallets:write',
  'history:read',
  'history:all',
  'staff:read',
  'staff:write',
  'settings:read',
  'settings:write',
] as const;
export type Permission = (typeof permissions)[number];

/**
 * Includes history, limited to the records the reader may see (`history:all` gives access to all of it).
 */
const everybody = ['dashboard:read', 'catalog:read', 'history:read'] as const;

/** The role in a token: everyone on the staff is an admin there. */
export const accountRoles = ['Admin', 'User'] as const;
export type AccountRole = (typeof accountRoles)[number];

/** Permissions per role (studio.md section 1). An account may have several roles and gets the permissions of all. */
export const rolePermissions = {
  owner: permissions,
  shop: [
    ...everybody,
    'packages:write',
    'pictures:write',
    'seasons:write',
    'offers:write',
    'figures:read',
    'payments:read',
    'payments:handle',
  ],
  finance: [
    ...everybody,
    'figures:read',
    'players:read',
    'players:contacts',
    'payments:read',
    'payments:handle',
    'payments:export',
    'cases:read',
    'cases:handle',
    'money:write',
    'wallets:write',
    'settings:read',
  ],
  game: [...everybody, 'game:write', 'pictures:write'],
  content: [...everybody, 'pictures:write', 'content:write', 'content:publish'],
  support: [
    ...everybody,
    'players:read',
    'players:contacts',
    'players:ban',
    'players:write',
    'players:export',
    'payments:read',
    'cases:read',
    'cases:handle',
  ],
  analyst: [...everybody, 'figures:read', 'players:read', 'payments:read', 'cases:read', 'history:all'],
} as const satisfies Record<string, readonly Permission[]>;
export type StaffRole = keyof typeof rolePermissions;

export const staffRoles = namesIn(rolePermissions);

/** Whether a string is a permission; any other in a route's `access` is an error. */
export const isPermission = (text: unknown): text is Permission =>
  permissions.some((permission) => permission === text);

/** All permissions of these roles, in the order of `permissions`. */
export const permissionsOf = (roles: readonly StaffRole[]): Permission[] => {
  const held = new Set<Permission>(roles.flatMap((role) => [...rolePermissions[role]]));
  return permissions.filter((permission) => held.has(permission));
};

/**
 * Permissions that require a recent second factor (step-up): prices, gifts of seasons, codes, roles and staff, moving
 * money, giving diamonds, erasing players, the site's settings.
 */
export const stepUpPermissions: readonly Permission[] = [
  'packages:write',
  'seasons:write',
  'offers:write',
  'staff:write',
  'money:write',
  'wallets:write',
  'players:erase',
  'settings:write',
];

/** The permissions required to read and to change a resource. */
export interface ResourceAccess {
  read: Permission;
  write: Permission;
}
/** Game content: readable by all staff, changed by the game roles. */
export const gameAccess: ResourceAccess = { read: 'catalog:read', write: 'game:write' };
/** What the public site shows; putting it live requires `content:publish`. */
export const contentAccess: ResourceAccess = { read: 'catalog:read', write: 'content:write' };
/** Players: banned by support (studio.md section 1). */
export const userAccess: ResourceAccess = { read: 'players:read', write: 'players:ban' };
