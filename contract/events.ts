import { eventFile, eventPreviewSlug, reservedEventSlugs } from './eventsPage';
import { choice, date, link, localized, markdown } from './fields';
import { contentAccess } from './permissions';
import { publicationFields } from './publication';
import { defineRestResource } from './resource';

/** Events that players can put into their calendars (docs/spec/living-site.md section 1). One that has begun may still be entered. */
export const events = defineRestResource({
  name: 'events',
  access: contentAccess,
  search: ['name', 'text'],
  publication: {
    address: 'name',
    reserved: reservedEventSlugs,
    preview: `/${eventFile(eventPreviewSlug)}`,
    page: (address) => `/${eventFile(address)}`,
  },
  window: {
    start: 'startsAt',
    end: 'endsAt',
    order: { vi: 'Sự kiện phải kết thúc sau khi bắt đầu.', en: 'An event must end after it starts.' },
  },
  fields: {
    ...localized('name', { max: 80 }),
    /** Its index is that of `eventKinds` (contract/eventsPage.ts). */
    kind: choice(['Tournament', 'Season', 'Bonus', 'Community']),
    startsAt: date({ required: true }),
    endsAt: date({ required: true }),
    ...localized('text', { max: 500 }),
    link: link({ required: false }),
    ...localized('rules', markdown({ required: false })),
    ...localized('result', markdown({ required: false })),
  },
  counted: publicationFields,
});
