import { date, flag, text } from './readFields';
import { defineReadResource } from './readResource';

/** Where the staff are signed in now. */
export const sessions = defineReadResource({
  name: 'sessions',
  group: 'sessions',
  access: 'staff:read',
  exportAccess: 'staff:read',
  sort: ['lastUsedAt', 'DESC'],
  isSearched: true,
  fields: {
    userId: text({ label: ['Mã nhân viên', 'Staff member ID'], notShown: true, filter: true }),
    userName: text({ label: ['Tên', 'Name'], filter: true, sort: true }),
    /** Browser and system, such as "Firefox, Windows"; null when unknown. */
    device: text({ label: ['Thiết bị', 'Device'], isNullable: true, filter: true }),
    /** The wider network (IPv4 /24, IPv6 /64); null where it is not known. */
    network: text({ label: ['Mạng', 'Network'], isNullable: true, filter: true, sort: true }),
    createdAt: date({ label: ['Đăng nhập lúc', 'Logged in'], filter: true, sort: true }),
    /** Accurate to the 15-minute lifetime of an access token. */
    lastUsedAt: date({ label: ['Dùng lần cuối', 'Last used'], filter: true, sort: true }),
    /** Whether the reader is using it for this call; shown in place of the row's action. */
    isCurrent: flag({ label: ['Phiên này', 'This session'], notShown: true, notInFile: true }),
  },
});
