import type { SameKeys } from '../catalogue';
import type { titles as vi } from '../vi/titles';

export const titles: SameKeys<typeof vi> = {
  home: 'Outline: 2D multiplayer tactical shooter',
  shop: 'Diamond shop | Outline',
  library: 'Library | Outline',
  download: 'Download | Outline',
  news: 'News | Outline',
  events: 'Events | Outline',
  season: 'Season | Outline',
  support: 'Help | Outline',
  wardrobe: 'Wardrobe | Outline',
  card: 'Player card | Outline',
  account: 'Account Center | Outline',
  terms: 'Terms of use | Outline',
  privacy: 'Privacy policy | Outline',
  gift: 'A gift | Outline',
  receipt: 'Payment receipt | Outline',
  login: 'Log in or register | Outline',
  forgotPassword: 'Forgot password | Outline',
  verifyEmail: 'Verify your email | Outline',
  verifyResetPassword: 'Verify the reset code | Outline',
  setPassword: 'Set a new password | Outline',
  notMe: 'Not your login? | Outline',
  google: 'Log in with Google | Outline',
  invitation: 'Your invitation | Outline',
};
