// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages } from '../../contract/languages';
import { en } from '../../src/i18n/en';
import { vi } from '../../src/i18n/vi';
import { crawler, languageOf, startInPublic } from './crawling';
import { demoSite } from './demoSite';
import { readKnown } from './knownFacts';
import { contradictions, readings, saidFacts } from './siteFacts';

// One fact, one place: whatever page says it, in whichever language, says the same as the records.

const site = demoSite();
const { crawl, pages } = crawler(site);
beforeAll(async () => {
  await startInPublic(site, { SUPPORT_EMAIL: 'help@outline.example' });
  await crawl(['/', '/en']);
});
afterAll(() => site.remove());

/** Facts whose reading finds nothing where all is well. */
const silent = [
  'whether the game can be played',
  'pages of ours at other hosts',
  // The demonstration has too few players for it.
  'how many players have reached a mark',
];

it('every page agrees with the records', async () => {
  const known = await readKnown(site, new Date());
  expect(pages.size).toBeGreaterThan(100);
  expect(contradictions([...pages.values()], known)).toEqual([]);
  for (const language of languages) {
    const own = [...pages.values()].filter(({ path }) => languageOf(path) === language);
    expect([language, saidFacts(own, known).toSorted()]).toEqual([
      language,
      Object.keys(readings)
        .filter((fact) => !silent.includes(fact))
        .toSorted(),
    ]);
  }
});

it('other records are a contradiction to every fact', async () => {
  const known = await readKnown(site, new Date());
  const other = {
    now: new Date(0),
    season: { number: 77, endAt: '2000-01-01T00:00:00Z', goal: 1, milestones: [] },
    reached: [],
    packages: [],
    items: [],
    supportEmail: 'other@outline.example',
    playable: false,
    news: known.news.toReversed(),
    events: new Map([...known.events.keys()].map((path) => [path, 'never'])),
  };
  const found = contradictions([...pages.values()], other);
  for (const fact of Object.keys(readings).filter((one) => !silent.includes(one)))
    expect(found.filter((one) => one.includes(`: ${fact}: `))).not.toEqual([]);
});

it.each(languages)(
  'the number of players who have reached a mark is that of the records, in %s',
  async (language) => {
    const known = { ...(await readKnown(site, new Date())), reached: [1412, undefined, 20] };
    const { season, home } = { vi, en }[language];
    const prefix = language === 'en' ? '/en' : '';
    const page = (path: string, lines: string[]) => ({
      path: `${prefix}${path}`,
      document: new DOMParser().parseFromString(lines.map((line) => `<p>${line}</p>`).join(''), 'text/html'),
      alternates: {},
      links: [],
      isSkipped: false,
    });
    const marks = (...players: string[]) =>
      page(
        '/season',
        players.map((each) => season.reachedBy_other.replace('{{players}}', each)),
      );
    const first = (players: string) =>
      page('/', [
        home.season.reached_other
          .replace('{{players}}', players)
          .replace('{{number}}', String(known.season.number)),
      ]);
    expect(contradictions([marks('1.412', '20'), first('1,412')], known)).toEqual([]);
    for (const wrong of [marks('1.412', '21'), marks('20', '1.412'), first('20')])
      expect(contradictions([wrong], known)).not.toEqual([]);
  },
);
