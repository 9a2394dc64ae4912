import type { SupportContent } from '../../../../contract/supportPage';
import { questionsIn } from '../../../content/supportContent';
import { contentFile } from '../builtContent';
import { pageFiles } from '../pageFiles';
import { onlyIn } from './onlyIn';
import type { PublishedSection } from './section';

/** The help page, with the address to write to, which its readers may need before any script runs. */
export const support: PublishedSection<SupportContent> = {
  contents(sources, language, built) {
    if (!sources.help && !sources.settings.supportEmail) return [];
    const page = support.preview(sources, language, built);
    const data = {
      ...page.data,
      ...(sources.help && onlyIn({ '/support': questionsIn(sources.help, 'en') })),
    };
    return [{ file: contentFile(language, 'support'), data, pages: pageFiles({ ...page, data }) }];
  },
  preview: ({ help, settings: { supportEmail } }, language, built) => ({
    path: '/support',
    name: 'support',
    language,
    data: {
      questions: help ? questionsIn(help, language) : (built.get(language, 'support')?.questions ?? []),
      ...(supportEmail && { supportEmail }),
    },
  }),
};
