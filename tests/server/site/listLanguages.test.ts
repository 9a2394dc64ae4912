import { describe, expect, it } from 'vitest';
import { languages } from '../../../contract/languages';
import type { ListContent } from '../../../contract/listContent';
import { newsKinds } from '../../../contract/newsPages';
import { randomFrom } from '../../../server/cli/demo/random';
import type { Live } from '../../../server/content/live';
import { BuiltContent } from '../../../server/site/render/builtContent';
import { events } from '../../../server/site/render/sections/events';
import { news } from '../../../server/site/render/sections/news';
import type { Sources } from '../../../server/site/render/sections/section';
import { support } from '../../../server/site/render/sections/support';
import { article, event, question } from '../../support/server/content';

const moment = new Date('2031-01-01T00:00:00Z');
const shop = { packages: [], nextSale: null };
const settings = { gateways: null, supportEmail: null };
const none = {
  banners: null,
  news: null,
  help: null,
  events: null,
  releases: null,
  seasons: null,
  shop,
  wardrobe: { items: [], until: null },
  settings,
};
const live = (fields: Record<string, unknown>, n: number): Live =>
  ({
    fields,
    from: moment,
    recordId: `record-${n}`,
    slugs: { vi: `vi-${n}`, en: `en-${n}` },
    earlier: 0,
  }) as never;
/** What each list of a section says of its language, alike in both. */
function onlyIn(section: typeof news, sources: Partial<Sources>, list: string): Record<string, string> {
  const built = new BuiltContent('');
  const said = languages.map((language) => {
    const all = section.contents(
      { ...none, moment, isNewsShown: true, readHtml: async () => '', ...sources },
      language,
      built,
    );
    const data = all.find(({ file }) => file === `/content/${language}/${list}.json`)?.data;
    return (data as ListContent | undefined)?.onlyIn;
  });
  expect(said[0]).toEqual(said[1]);
  return said[0] ?? {};
}

// Search engines skip a list without English, and are led to no such page (living-site.md section 2).
describe.each(Array.from({ length: 12 }, (_, seed) => seed))('lists of story %i', (seed) => {
  const random = randomFrom(seed);
  const some = <T>(make: (isEnglish: boolean, n: number) => T): T[] =>
    Array.from({ length: random.whole(0, 4) }, (_, n) => make(random.next() < 0.4, n));
  const isAlone = (made: ReadonlyArray<{ isEnglish: boolean }>) =>
    made.length > 0 && made.every(({ isEnglish }) => !isEnglish);

  it('of news are in Vietnamese only when each of their articles is', () => {
    const made = some((isEnglish, n) => {
      const kind = random.whole(0, newsKinds.length - 1);
      const english = isEnglish ? { titleEn: 'A', summaryEn: 'B', bodyEn: 'C' } : { titleEn: '' };
      return { isEnglish, kind, record: live(article({ ...english, kind }), n) };
    });
    const alone = ['/news', ...newsKinds.map((kind) => `/news/${kind}`)].filter((_, at) =>
      isAlone(made.filter(({ kind }) => at === 0 || kind === at - 1)),
    );
    const said = onlyIn(news, { news: made.map(({ record }) => record) }, 'news');
    expect(said).toEqual(Object.fromEntries(alone.map((path) => [path, 'vi'])));
  });

  it('of questions and events, too', () => {
    const asked = some((isEnglish, n) => ({
      isEnglish,
      record: live(question(isEnglish ? {} : { questionEn: '', answerEn: '' }), n),
    }));
    expect(onlyIn(support, { help: asked.map(({ record }) => record) }, 'support')).toEqual(
      isAlone(asked) ? { '/support': 'vi' } : {},
    );
    const held = some((isEnglish, n) => ({
      isEnglish,
      record: live(event(isEnglish ? {} : { nameEn: '', textEn: '' }), n),
    }));
    expect(onlyIn(events, { events: held.map(({ record }) => record) }, 'events')).toEqual(
      isAlone(held) ? { '/events': 'vi' } : {},
    );
  });
});
