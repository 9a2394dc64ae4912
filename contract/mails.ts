/**
 * What became of a mail: it waits for its next try, was sent, was given up after a day of tries, or was not sent because the
 * code or link in it no longer worked by then.
 */
export const mailStates = ['waiting', 'sent', 'failed', 'expired'] as const;
export type MailState = (typeof mailStates)[number];

/** The mails that the server sends; each has a template, and a name in the back office. */
export type MailName =
  | 'verifyEmail'
  | 'resetPassword'
  | 'passwordChanged'
  | 'purchaseDone'
  | 'purchaseGiven'
  | 'refundDone'
  | 'partReceived'
  | 'moneyHeld'
  | 'moneyReturned'
  | 'moneyClosed'
  | 'newSignIn'
  | 'factorGuessed'
  | 'invitation'
  | 'seasonGift'
  | 'walletChanged'
  | 'emailReplaced'
  | 'emailGiven'
  | 'accountClosed'
  | 'releaseAlone'
  | 'bulkActs'
  | 'testMail';
