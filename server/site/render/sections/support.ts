import type { SupportContent } from '../../../../contract/supportPage';
import { questionsIn } from '../../../content/supportContent';
import { contentFile } from '../builtContent';
import { pageFiles } from '../pageFiles';
import { onlyIn } from './onlyIn';
import type { PublishedSection } from './section';

/** The help page. */
export const support: PublishedSection<SupportContent> = {
  contents(sources, language, built) {
    if (!sources.help) return [];
    const page = support.preview(sources, language, built);
    const data = {
      ...page.data,
      ...onlyIn({ '/support': questionsIn(sources.help, 'en') }),
    };
    return [{ file: contentFile(language, 'support'), data, pages: pageFiles({ ...page, data }) }];
  },
  preview: ({ help }, language) => ({
    path: '/support',
    name: 'support',
    language,
    data: { questions: questionsIn(help ?? [], language) },
  }),
};
