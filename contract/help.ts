import { choice, integer, localized, markdown } from './fields';
import { contentAccess } from './permissions';
import { publicationFields } from './publication';
import { defineRestResource } from './resource';
import { supportIds } from './supportPage';

/** What players ask, and what we say to it (docs/spec/living-site.md section 1), by subject, in the order of their places. */
export const help = defineRestResource({
  name: 'help',
  access: contentAccess,
  search: ['question', 'questionEn'],
  publication: {
    address: 'question',
    reserved: supportIds,
    preview: '/support',
    page: (address) => `/support#${address}`,
  },
  fields: {
    ...localized('question', { max: 160 }),
    ...localized('answer', markdown()),
    /** Its index is that of `helpSubjects` (contract/supportPage.ts). */
    subject: choice(['Payments', 'Account', 'Game', 'Items', 'Safety']),
    place: integer({ min: 1, max: 99 }),
  },
  counted: publicationFields,
});
