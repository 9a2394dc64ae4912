/**
 * Why a Google sign-in failed, as `error` of the callback page; any other value is shown as a failure without a reason.
 */
export const googleReasons = [
  'access_denied',
  'unconfirmed',
  'expired',
  'email',
  'staff',
  'taken',
  'off',
] as const;
export type GoogleReason = (typeof googleReasons)[number];
