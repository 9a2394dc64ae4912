import { paths } from '../../paths';

/** What staff gave to players and took from them. */
export const walletRequestsPath = `${paths.admin.users}/wallet-requests`;

/** The address of a player's page; its tabs are below it. */
export const playerPath = (id: string): string => `${paths.admin.users}/${encodeURIComponent(id)}`;
