import type { DownloadContent } from '../../../../contract/releasesPage';
import { releaseOf } from '../../../content/releasesContent';
import { contentFile } from '../builtContent';
import { pageFiles } from '../pageFiles';
import type { PublishedSection } from './section';

/** The download page with its cards. */
export const releases: PublishedSection<DownloadContent> = {
  contents(sources, language, built) {
    if (!sources.releases) return [];
    const page = releases.preview(sources, language, built);
    return [{ file: contentFile(language, 'download'), data: page.data, pages: pageFiles(page) }];
  },
  preview: ({ releases: shown }, language) => ({
    path: '/download',
    name: 'download',
    language,
    data: { releases: (shown ?? []).map((one) => releaseOf(one, language)) },
  }),
};
