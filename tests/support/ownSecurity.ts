import type { OwnSecurity } from '../../contract/ownSecurity';

/** What protects the account of a player who has set up nothing beyond a password. */
export const ownSecurity: OwnSecurity = {
  hasPassword: true,
  hasGoogle: false,
  hasFactor: false,
  emailUndoUntil: null,
  frozenUntil: null,
};
