import { noSettings } from '../../../server/operations/siteSettings';
import type { State } from '../../../server/operations/state';

/** The shared state of a site that is open, before any change. */
export const openState = (given: Partial<State> = {}): State => ({
  maintenance: false,
  frozen: false,
  packagesVersion: 0,
  contentVersion: 0,
  pagesVersion: 0,
  settings: noSettings,
  ...given,
});
