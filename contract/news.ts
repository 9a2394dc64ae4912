import { choice, date, flag, localized, markdown } from './fields';
import { articleFile, newsKinds, previewSlug } from './newsPages';
import { contentAccess } from './permissions';
import { publicationFields } from './publication';
import { defineRestResource } from './resource';

/** News of the public site (docs/spec/living-site.md section 1); without a date an article has that of its first publication. */
export const news = defineRestResource({
  name: 'news',
  access: contentAccess,
  picture: 'optional',
  search: ['title', 'summary'],
  publication: {
    address: 'title',
    // The pages of the kinds.
    reserved: [...newsKinds, previewSlug],
    date: 'shownOn',
    preview: `/${articleFile(previewSlug)}`,
    page: (address) => `/${articleFile(address)}`,
  },
  fields: {
    ...localized('title'),
    kind: choice(['Update', 'Event', 'Tournament', 'BehindTheScenes']),
    ...localized('summary', { max: 200 }),
    ...localized('body', markdown()),
    isPinned: flag(),
    shownOn: date({ isDay: true }),
  },
  counted: publicationFields,
});
