import { paths } from '../../paths';

/** Below the shop's page. */
export const offersPath = `${paths.admin.shop}/offers`;
/** A code's report. */
export const offerPath = (id: string): string => `${offersPath}/${encodeURIComponent(id)}/show`;
