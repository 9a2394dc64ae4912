import { paths } from '../../paths';

/** The tabs after the overview, in their order; each is the end of its address. */
export const accountTabs = ['profile', 'purchases', 'wallet', 'items', 'season', 'security', 'data'] as const;
export type AccountTab = (typeof accountTabs)[number];

/** The address of a tab. */
export const tabPath = (tab: AccountTab): string => paths.accountTab.replace(':tab', tab);
