import type { HomeContent } from '../../../../contract/homeContent';
import { homeContent } from '../../../content/homeContent';
import { contentFile } from '../builtContent';
import { pageFiles } from '../pageFiles';
import type { PublishedSection } from './section';

/** The home page: the build's content with what is published in place of its samples. */
export const home: PublishedSection = {
  contents(sources, language, built) {
    const page = home.preview(sources, language, built);
    return [{ file: contentFile(language, 'home'), data: page.data, pages: pageFiles(page) }];
  },
  preview(sources, language, built) {
    const samples = built.get(contentFile(language, 'home')) as HomeContent;
    const shown = sources.isNewsShown ? sources : { ...sources, news: [] };
    return { path: '/', name: 'home', language, data: homeContent(samples, shown, language) };
  },
};
