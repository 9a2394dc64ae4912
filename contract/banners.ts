import { sceneClips } from './clips';
import { integer, link, localized, word } from './fields';
import { contentAccess } from './permissions';
import { publicationFields } from './publication';
import { defineRestResource } from './resource';

/** The banners of the home page (docs/spec/living-site.md section 1), in the order of their places. */
export const banners = defineRestResource({
  name: 'banners',
  access: contentAccess,
  /** Shown in place of the scene. */
  picture: 'optional',
  search: ['title', 'outlined', 'name'],
  publication: { live: { least: 1, most: 6 } },
  fields: {
    /** The two lines of the headline; the second is outlined. */
    ...localized('title', { max: 24 }),
    ...localized('outlined', { max: 24 }),
    ...localized('label', { max: 40 }),
    /** Read aloud for its thumbnail. */
    ...localized('name', { max: 24 }),
    ...localized('text', { max: 160 }),
    /** The button's text. */
    ...localized('action', { max: 24 }),
    to: link(),
    /** A drawing that moves, or a clip. */
    scene: word(['match', 'robots', 'loot', 'season', ...sceneClips]),
    place: integer({ min: 1, max: 99 }),
  },
  counted: publicationFields,
});
