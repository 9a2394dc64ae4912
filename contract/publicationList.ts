import { publicationStates } from './publication';
import { date, english, integer, text, word } from './readFields';
import { defineReadResource } from './readResource';

/** What is live, was and will be: the calendar of the content. */
export const publications = defineReadResource({
  name: 'publications',
  group: 'publications',
  access: 'catalog:read',
  exportAccess: 'content:publish',
  sort: ['from', 'DESC'],
  isSearched: false,
  order: ['title', 'resource', 'state'],
  fields: {
    resource: text({ label: ['Loại nội dung', 'Kind'], texts: 'resources.*.nouns', filter: true }),
    recordId: text({ label: ['Mã nội dung', 'Content ID'], notShown: true, filter: true }),
    recordVersion: integer({ label: ['Phiên bản', 'Version'], notShown: true }),
    /** The record's title at that version. */
    title: text({ label: ['Tiêu đề', 'Title'] }),
    titleEn: english('title', {}),
    from: date({ label: ['Từ lúc', 'From'], filter: true, sort: true }),
    until: date({ label: ['Đến lúc', 'Until'], isNullable: true, filter: true }),
    state: word(publicationStates, {
      label: ['Trạng thái', 'Status'],
      texts: 'publication.state',
      filter: true,
    }),
    /** The publisher's user name; null for the server itself. */
    publishedBy: text({ label: ['Người xuất bản', 'Published by'], isNullable: true }),
    createdAt: date({ label: ['Tạo lúc', 'Created at'], notShown: true, filter: true }),
    /** Who ended it, and when, if staff did. */
    endedBy: text({ label: ['Người gỡ', 'Ended by'], isNullable: true }),
    endedAt: date({ label: ['Hết hiển thị lúc', 'Ended at'], beside: 'endedBy', isNullable: true }),
  },
});
