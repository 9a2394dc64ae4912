import { data, date, english, text } from './readFields';
import { defineReadResource } from './readResource';

/**
 * The actions of the staff. The server searches each row for contacts to mask: with 100 rows a page takes a few
 * milliseconds at most.
 */
export const history = defineReadResource({
  name: 'history',
  group: 'history',
  access: 'history:read',
  exportAccess: 'history:read',
  sort: ['at', 'DESC'],
  isSearched: false,
  longestPage: 100,
  order: ['at', 'userName', 'action', 'resource', 'recordName'],
  fields: {
    at: date({ label: ['Thời điểm', 'Time'], filter: true, sort: true }),
    /** The actor; null for the server itself. */
    userId: text({
      label: ['Mã nhân viên', 'Staff member ID'],
      isNullable: true,
      notShown: true,
      filter: true,
    }),
    userName: text({ label: ['Nhân viên', 'Staff member'] }),
    action: text({ label: ['Hành động', 'Action'], texts: 'activity.action', filter: true }),
    resource: text({
      label: ['Loại', 'Kind'],
      texts: ['activity.resource', 'resources.*.nouns'],
      filter: true,
    }),
    recordId: text({ label: ['Mã đối tượng', 'Subject ID'], filter: true }),
    /** The current name of the account or record the entry is about; null if it has none or no longer exists. */
    recordName: text({ label: ['Đối tượng', 'Subject'], isNullable: true }),
    recordNameEn: english('recordName', { isNullable: true, notInFile: true }),
    /** The wider network of the request; null for readers limited to their own resources. */
    network: text({ label: ['Mạng', 'Network'], isNullable: true, access: 'history:all' }),
    /** The record before and after: complete if it can be restored, otherwise only the changes; null if there is none. */
    before: data({}),
    after: data({}),
  },
});
