import { questionsIn } from '../../../content/supportContent';
import { contentFile } from '../builtContent';
import { pageFiles } from '../pageFiles';
import type { PublishedSection } from './section';

/** The help page. */
export const support: PublishedSection = {
  contents(sources, language, built) {
    if (!sources.help) return [];
    const page = support.preview(sources, language, built);
    return [{ file: contentFile(language, 'support'), data: page.data, pages: pageFiles(page) }];
  },
  preview: ({ help }, language) => ({
    path: '/support',
    name: 'support',
    language,
    data: { questions: questionsIn(help ?? [], language) },
  }),
};
