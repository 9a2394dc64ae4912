import { passwordLength, passwordLengthText } from '../../../contract/passwords';
import type { SameKeys } from '../catalogue';
import type { security as vi } from '../vi/security';

export const security: SameKeys<typeof vi> = {
  password: {
    title: 'Change password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    hint: `At least ${passwordLength.min} characters.`,
    currentEmpty: 'Please enter your current password.',
    newEmpty: 'Please enter a new password.',
    repeatEmpty: 'Please repeat the new password.',
    length: passwordLengthText.en,
    submit: 'Change password',
    done: 'Password changed. All other devices are logged out.',
  },
  sessions: {
    title: 'Logged-in devices',
    unknown: 'Unknown device',
    current: 'This device',
    end: 'Log out',
    endOthers: 'Log out all other devices',
  },
};
