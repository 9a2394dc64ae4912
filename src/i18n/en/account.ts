import type { SameKeys } from '../catalogue';
import type { account as vi } from '../vi/account';

export const account: SameKeys<typeof vi> = {
  label: 'Sheet 08 / Account',
  title: 'Account Center',
  welcome: 'Welcome back, {{name}}!',
  balance: 'Balance',
  topUp: 'Get diamonds',
  pending: 'Pending payment',
  pendingText: 'You have an unfinished payment of {{amount}}.',
  pendingPlain: 'You have an unfinished payment.',
  pendingLoading: 'Checking for payments...',
  pendingFailed: 'Cannot check for pending payments.',
  pendingNone: 'No payment is pending.',
  resume: 'Continue in the shop',
  details: 'Details',
  detailsFailed: 'Cannot load your details.',
  userName: 'User name',
  email: 'Email',
  settings: 'Settings',
  logout: 'Logout',
};
