import { waysOf } from '../../../../contract/libraryPage';
import { contentFile } from '../builtContent';
import { pageFiles } from '../pageFiles';
import type { Section } from './section';

/** The pages of the library and of its items: texts and figures are the build's, prices and gifts those of the catalogue. */
export const library: Section = {
  contents({ wardrobe: { items }, moment }, language, built) {
    const sample = built.get(language, 'library');
    if (!sample) return [];
    const data = { ...sample, ways: waysOf(items, moment) };
    const paths = ['/librarys', ...sample.items.map(({ id }) => `/librarys/${id}`)];
    const pages = paths.flatMap((path) => pageFiles({ path, name: 'library', language, data }));
    return [{ file: contentFile(language, 'library'), data, pages }];
  },
};
