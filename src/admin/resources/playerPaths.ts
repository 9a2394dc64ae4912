import { paths } from '../../paths';

/** The address of a player's page; its tabs are below it. */
export const playerPath = (id: string): string => `${paths.admin.users}/${encodeURIComponent(id)}`;
