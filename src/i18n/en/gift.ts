import type { SameKeys } from '../catalogue';
import type { gift as vi } from '../vi/gift';

export const gift: SameKeys<typeof vi> = {
  label: 'Sheet 14 / Gift',
  from: '{{name}} sent you a gift',
  someone: 'Somebody sent you a gift',
  lead: 'The box is here. Open it and see what is inside.',
  open: 'Open the gift',
  opened_one: 'There is {{amount}} in the box',
  opened_other: 'There are {{amount}} in the box',
  pack: 'Package: <n>{{name}}</n>',
  own: 'The diamonds are in your account, ready to use.',
  theirs: 'The diamonds are in the recipient’s account.',
  toWardrobe: 'Go to the wardrobe',
  toWallet: 'See the wallet',
  toShop: 'Send a gift',
  loading: 'The box is on its way...',
  ended: 'This gift can no longer be opened',
  endedText:
    'The link may be too old, or incomplete. Diamonds already received are still in the recipient’s account.',
  failed: 'The gift could not be loaded',
  failedText: 'The network is unstable, or the server is busy. Please try again.',
  toHome: 'Back to home',
};
