import { emailLength } from './limits';
import { staffRoles } from './permissions';
import { date, flag, text, word } from './readFields';
import { defineReadResource } from './readResource';

/** Everyone on the staff, and open invitations. */
export const staff = defineReadResource({
  name: 'staff',
  group: 'staff',
  access: 'staff:read',
  exportAccess: 'staff:read',
  // The longest-serving first; invitations are the newest.
  sort: ['createdAt', 'ASC'],
  isSearched: true,
  order: ['userName', 'lastName', 'firstName', 'email', 'roles', 'state', 'expiresAt'],
  fields: {
    state: word(['active', 'banned', 'invited'], {
      label: ['Trạng thái', 'Status'],
      texts: 'staff.stateFilter',
      filter: true,
      sort: true,
    }),
    email: text({ label: ['Email', 'Email'], max: emailLength, filter: true, sort: true }),
    /** Empty for an invitation. */
    userName: text({ label: ['Tên', 'Name'], filter: true, sort: true }),
    firstName: text({ label: ['Tên riêng', 'First name'], beside: 'userName' }),
    lastName: text({ label: ['Họ', 'Last name'], beside: 'userName' }),
    roles: word(staffRoles, { label: ['Vai trò', 'Roles'], texts: 'staff.role', isList: true, filter: true }),
    hasFactor: flag({ label: ['Xác thực hai lớp', 'Second factor'], filter: true, sort: true }),
    /** When the account was created, or the invitation. */
    createdAt: date({ label: ['Tạo lúc', 'Created at'], notShown: true, filter: true, sort: true }),
    lastLoginAt: date({
      label: ['Đăng nhập gần nhất', 'Last login'],
      isNullable: true,
      filter: true,
      sort: true,
    }),
    /** When the invitation expires. */
    expiresAt: date({
      label: ['Lời mời hết hạn lúc', 'Invitation expires at'],
      beside: 'state',
      isNullable: true,
      filter: true,
      sort: true,
    }),
  },
});
