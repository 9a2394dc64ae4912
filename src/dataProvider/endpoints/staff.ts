import { date, flag, text, word } from '../../../contract/fields';
import { staffRoles } from '../../../contract/permissions';
import { listStaff } from '../../api/staff';
import { type Endpoint, wholeOf } from '../endpoint';
import type { Raw, Row } from '../normalise';

const shape = (raw: Raw): Row => ({ ...raw, id: String(raw.id) });

/** The staff, which one call returns whole; what is done about it has dialogs of its own (src/admin/screens/staff). */
export const staff: Endpoint = {
  shape,
  fields: {
    state: word(['active', 'banned', 'invited']),
    email: text({ max: 254 }),
    userName: text(),
    firstName: text(),
    lastName: text(),
    roles: word(staffRoles),
    hasFactor: flag(),
    lastLoginAt: date(),
    expiresAt: date(),
  },
  searched: ['userName', 'email', 'firstName', 'lastName'],
  list: async (signal) => wholeOf((await listStaff(signal)).map((member) => shape({ ...member }))),
};
