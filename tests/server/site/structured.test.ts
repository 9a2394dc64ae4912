import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../../contract/languages';
import type { Rendered } from '../../../contract/rendering';
import type { SeasonContent } from '../../../contract/seasonPage';
import { withAddresses } from '../../../server/site/pageAddresses';
import { addressIn } from '../../../server/site/pageFacts';
import { fillPageFrame, places } from '../../../server/site/pageFrame';
import { eventOf, eventsOf, sampleEventSlugs } from '../../../src/site/content/demo/events';
import { seasonOf } from '../../../src/site/content/demo/season';
import { vocabularyProblems } from '../../support/vocabulary';

const site = 'https://outline.example';
type Thing = Record<string, unknown> & { '@type': string };

/** What a page says it is about, of a build that knew the address of the site and of one that did not. */
function thingsOf(path: string, language: Language, given: Partial<Rendered> = {}): Thing[] {
  const page = { html: '', title: 'T', description: 'D', ...given };
  const frame = { language, html: `${places.head}${places.root}` };
  const graphOf = (html: string): Thing[] => {
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    return json === undefined ? [] : JSON.parse(json)['@graph'];
  };
  const known = graphOf(fillPageFrame({ ...frame, site }, path, page));
  expect(graphOf(withAddresses(fillPageFrame({ ...frame, site: '' }, path, page), site))).toEqual(known);
  expect(known.flatMap(vocabularyProblems)).toEqual([]);
  return known;
}
const organization = (language: Language) => ({
  '@type': 'Organization',
  name: 'Outline',
  url: addressIn(site, '/', language),
  logo: `${site}/icons/512.png`,
});
const typesOf = (things: Thing[]) => things.map((thing) => thing['@type']);

describe.each(languages)('in %s', (language) => {
  const at = (path: string) => addressIn(site, path, language);

  it('the home page is about the game and who makes it', () => {
    const things = thingsOf('/', language);
    expect(things).toMatchObject([
      { '@type': 'VideoGame', name: 'Outline', url: at('/'), inLanguage: language, image: `${site}/og.png` },
      organization(language),
    ]);
    expect(things[0]?.publisher).toEqual(organization(language));
  });

  it('pages of a list, and those of its kinds, have the way to them', () => {
    const way = { list: 'List', name: 'Own "name"' };
    const steps = (list: string, own: string) => ({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'List', item: at(list) },
        { '@type': 'ListItem', position: 2, name: 'Own "name"', item: at(own) },
      ],
    });
    expect(thingsOf('/librarys/a', language, { way, isItem: true })).toMatchObject([
      { '@type': 'CreativeWork', name: 'Own "name"', url: at('/librarys/a') },
      steps('/librarys', '/librarys/a'),
    ]);
    const content = { name: `${language}/news/a`, data: { updated: '2026-01-03T00:00:00.000Z' } };
    const article = { way, article: { date: '2026-01-02' }, image: '/images/a-share.jpg', content };
    expect(thingsOf('/news/a', language, article)).toMatchObject([
      {
        '@type': 'NewsArticle',
        headline: 'Own "name"',
        datePublished: '2026-01-02',
        dateModified: '2026-01-03T00:00:00.000Z',
        image: `${site}/images/a-share.jpg`,
        publisher: organization(language),
      },
      steps('/news', '/news/a'),
    ]);
    expect(thingsOf('/news/update', language, { way })).toEqual([steps('/news', '/news/update')]);
  });

  it('pages about nothing in particular say nothing', () => {
    for (const path of ['/shops', '/news', '/download', '/terms'])
      expect(thingsOf(path, language)).toEqual([]);
  });

  it('the shop has its packages as products, each with its price and until when it holds', () => {
    const names = { name: 'Gói một', nameEn: 'Pack one', description: '', descriptionEn: '' };
    const one = { ...names, price: 59_000, currency: 'VND', sellUntil: null, imageUrl: '' };
    const packages = [
      one,
      { ...one, nameEn: '', price: 2.5, currency: 'USD', imageUrl: '/images/a.webp' },
      // The very end of a day in Vietnam, and the first moment of the next.
      { ...one, sellUntil: '2026-12-01T16:59:59.999Z' },
      { ...one, sellUntil: '2026-12-01T17:00:00.000Z' },
    ];
    const gateways = [{ name: 'payos', currencies: ['VND'], takesParts: true }];
    const content = { name: `${language}/shop`, data: { packages, gateways, at: 0 } };
    const [first, second, ...ending] = thingsOf('/shops', language, { content });
    expect(first).toEqual({
      '@type': 'Product',
      name: language === 'vi' ? 'Gói một' : 'Pack one',
      image: `${site}/og.png`,
      brand: organization(language),
      offers: {
        '@type': 'Offer',
        url: at('/shops'),
        price: 59_000,
        priceCurrency: 'VND',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(second).toMatchObject({
      name: 'Gói một',
      image: `${site}/images/a.webp`,
      offers: { priceCurrency: 'USD', availability: 'https://schema.org/OutOfStock' },
    });
    expect(ending.map(({ offers }) => offers)).toMatchObject([
      { priceValidUntil: '2026-12-01', availabilityEnds: '2026-12-01T23:59:59+07:00' },
      { priceValidUntil: '2026-12-01', availabilityEnds: '2026-12-02T00:00:00+07:00' },
    ]);
    const none = { name: `${language}/shop`, data: { packages: null, gateways: null, at: 0 } };
    expect(thingsOf('/shops', language, { content: none })).toEqual([]);
  });

  it('events are the game’s own', () => {
    const data = eventsOf(language, new Date('2026-01-01T00:00:00Z'));
    const things = thingsOf('/events', language, { content: { name: `${language}/events`, data } });
    expect(things.length).toBeGreaterThan(0);
    expect(new Set(typesOf(things))).toEqual(new Set(['Event']));
    for (const thing of things)
      expect(thing).toMatchObject({
        organizer: organization(language),
        image: `${site}/og.png`,
        url: expect.stringMatching(`^${at('/events')}/[a-z0-9-]+$`),
        location: { '@type': 'VirtualLocation', url: thing.url },
      });
  });

  it('an event’s page is about it, also when it is over', () => {
    const [slugs] = sampleEventSlugs;
    const path = `/events/${slugs?.[language]}`;
    const data = eventOf(slugs?.[language] ?? '', language, new Date('2030-01-01T00:00:00Z'));
    const way = { list: 'List', name: data?.name ?? '' };
    const content = { name: `${language}${path}`, data };
    expect(thingsOf(path, language, { way, content })).toMatchObject([
      {
        '@type': 'Event',
        name: data?.name,
        description: data?.text,
        startDate: data?.start,
        endDate: data?.end,
        eventStatus: 'https://schema.org/EventScheduled',
        url: at(path),
        organizer: organization(language),
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ item: at('/events') }, { item: at(path) }] },
    ]);
  });

  describe('the season', () => {
    const sample = seasonOf(language);
    const shown = (data: Partial<SeasonContent>) => {
      const { sample: _, ...none } = { ...sample, season: null, last: null, next: null };
      const content = { name: `${language}/season`, data: { ...none, ...data } };
      return thingsOf('/season', language, { content });
    };
    const season = sample.season && {
      ...sample.season,
      startAt: '2026-11-30T17:00:00.000Z',
      endAt: '2027-01-31T17:00:00.000Z',
    };
    const common = {
      '@type': 'Event',
      description: 'D',
      url: at('/season'),
      image: `${site}/og.png`,
      inLanguage: language,
      organizer: organization(language),
      location: { '@type': 'VirtualLocation', url: at('/season') },
    };

    it('that runs is an event with its name, start and end by Vietnam’s clock', () => {
      const things = shown({ season, last: season, next: '2027-03-01T00:00:00.000Z' });
      const name = { vi: 'Mùa Giông', en: 'Storm Season' }[language];
      const times = { startDate: '2026-12-01T00:00:00+07:00', endDate: '2027-02-01T00:00:00+07:00' };
      expect(things).toMatchObject([{ ...common, name, ...times }]);
    });

    it('that comes next is one with what its page says of it: when it begins', () => {
      const things = shown({ last: season, next: '2027-03-01T05:30:00.000Z' });
      const name = { vi: 'Mùa giải Outline tiếp theo', en: 'The next Outline season' }[language];
      expect(things).toMatchObject([{ ...common, name, startDate: '2027-03-01T12:30:00+07:00' }]);
      expect(things[0]).not.toHaveProperty('endDate');
    });

    it('is none when none runs or is planned, and of the samples', () => {
      expect(shown({ last: season })).toEqual([]);
      const content = { name: `${language}/season`, data: sample };
      expect(thingsOf('/season', language, { content })).toEqual([]);
    });
  });
});

it.each([
  [{ '@type': 'Evnt' }, ['no type Evnt']],
  [{ '@type': 'Event', headline: 'A' }, ['Event has no headline']],
  [{ '@type': 'Event', startDate: 'tomorrow' }, ['startDate is no day: tomorrow']],
  [
    { '@type': 'Event', eventStatus: 'https://schema.org/OnlineEventAttendanceMode' },
    ['eventStatus is no OnlineEventAttendanceMode'],
  ],
  [{ '@type': 'Event', organizer: { '@type': 'Event' } }, ['organizer is no Event']],
  [{ '@type': 'VideoGame', playMode: 'MultiPlayer' }, ['playMode is no text: MultiPlayer']],
  [{ '@type': 'Question', acceptedAnswer: [{ '@type': 'Answer', txt: 'A' }] }, ['Answer has no txt']],
])('the vocabulary refuses %j', (thing, problems) => {
  expect(vocabularyProblems(thing)).toEqual(problems);
});
