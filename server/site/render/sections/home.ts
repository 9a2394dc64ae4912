import type { HomeContent } from '../../../../contract/homeContent';
import { marksOf } from '../../../../contract/seasonPage';
import { homeContent } from '../../../content/homeContent';
import { contentFile } from '../builtContent';
import { pageFiles } from '../pageFiles';
import type { PublishedSection, Sources } from './section';

/** How many players have reached the season's first mark, which is the largest of these numbers. */
function reachedIn({ seasons }: Pick<Sources, 'seasons'>): Pick<HomeContent, 'season'> {
  if (!seasons?.season) return {};
  const [first] = marksOf(seasons.season);
  const players = first && seasons.reached[first.id];
  return players === undefined ? {} : { season: { number: seasons.season.number, players } };
}

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
    return {
      path: '/',
      name: 'home',
      language,
      data: { ...homeContent(samples, shown, language), ...reachedIn(sources) },
    };
  },
};
