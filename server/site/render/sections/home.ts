import type { HomeContent } from '../../../../contract/homeContent';
import { homeContent } from '../../../content/homeContent';
import { contentFile } from '../builtContent';
import { pageFiles } from '../pageFiles';
import type { PublishedSection } from './section';

/** The home page: the build's content with what is published in place of its samples. */
export const home: PublishedSection<HomeContent> = {
  contents(sources, language, built) {
    const page = home.preview(sources, language, built);
    return [{ file: contentFile(language, 'home'), data: page.data, pages: pageFiles(page) }];
  },
  preview(sources, language, built) {
    const samples = built.get(language, 'home');
    if (!samples) throw new Error('The build has no content for the home page.');
    const shown = sources.isNewsShown ? sources : { ...sources, news: [] };
    return { path: '/', name: 'home', language, data: homeContent(samples, shown, language) };
  },
};
