import type { Language } from '../../../../contract/languages';
import { textIn } from '../../../../contract/localized';
import type { SeasonOnSite } from '../../../../contract/playerSeason';
import {
  hourBefore,
  nextSeasonTurn,
  type SeasonContent,
  type ShownSeason,
} from '../../../../contract/seasonPage';
import type { SeasonsAround } from '../../../payments/effects/seasonsAt';
import { contentFile } from '../builtContent';
import { pageFiles } from '../pageFiles';
import type { Section, Sources } from './section';

function shownIn({ name, nameEn, ...season }: SeasonOnSite, language: Language): ShownSeason {
  const { text, lang } = textIn({ name, nameEn }, 'name', language);
  return { ...season, name: text, ...(lang !== language && { lang }) };
}

function contentIn(
  { season, last, next, reached }: SeasonsAround,
  moment: Date,
  language: Language,
): SeasonContent {
  return {
    season: season && shownIn(season, language),
    last: last && shownIn(last, language),
    next: next?.toISOString() ?? null,
    // Nothing on the page changes by the hour while no season runs.
    ...(Object.keys(reached).length > 0 && { reached }),
    at: season ? Math.max(hourBefore(moment), Date.parse(season.startAt)) : 0,
  };
}

/**
 * The page of the season. It is rendered again each hour while one runs, so that what is left is right by the server's clock.
 */
export const season: Section = {
  contents({ seasons, moment }, language) {
    if (!seasons) return [];
    const data = contentIn(seasons, moment, language);
    const page = { path: '/season', name: 'season', language, data };
    return [{ file: contentFile(language, 'season'), data, pages: pageFiles(page) }];
  },
};

/** When the page of the season is to be rendered again; null when that is not known. */
export const nextTurnOfSeason = ({ seasons, moment }: Sources): Date | null =>
  seasons && nextSeasonTurn(contentIn(seasons, moment, 'vi'), moment);
