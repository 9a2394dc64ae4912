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
  | 'newSignIn'
  | 'factorGuessed'
  | 'invitation'
  | 'seasonGift'
  | 'walletChanged'
  | 'emailReplaced'
  | 'emailGiven'
  | 'accountClosed';
