import { accessoryPrice } from '../../contract/accessoryPrice';
import { wallets } from '../../contract/ledger';
import { dayOf } from '../../contract/vietnamTime';
import { type CrawledPage, languageOf } from './crawling';
import type { Known } from './knownFacts';

/** A page's own sayings on one fact, and the only ones that are true there. */
type Reading = (page: CrawledPage, known: Known) => { said: readonly string[]; right: readonly unknown[] };

/** The visible texts of a page, a line each. */
function textOf({ document }: CrawledPage): string {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!node.parentElement?.closest('script, style, noscript, #failure')) lines.push(node.textContent ?? '');
  return lines.join('\n');
}
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([all, part]) => part ?? all);
const amountsIn = (text: string) =>
  // But for what a hundred diamonds would cost.
  found(text, /([\d.,]+)[\s\u00A0]*(?:₫|VND)(?! *(?:\/|per) *100)/g).map((amount) =>
    amount.replaceAll(/\D/g, ''),
  );
const hrefs = ({ document }: CrawledPage, selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.getAttribute('href') ?? '');
const structured = ({ document }: CrawledPage): Array<Record<string, string>> =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    (one) => JSON.parse(one.textContent ?? '')['@graph'] ?? [],
  );
/** `18/04/2027` and `18 Apr 2027` as `2027-04-18`. */
const dayIn = (text: string) => {
  const [, day, month, year] = /(\d{2})\/(\d{2})\/(\d{4})/.exec(text) ?? [];
  return year ? `${year}-${month}-${day}` : dayOf(new Date(`${text} 12:00 GMT+7`));
};
const lastDay = (end: string) => dayOf(new Date(Date.parse(end) - 1));
const isLegal = ({ path }: CrawledPage) => /\/(?:terms|privacy|cookies|legal)/.test(path);

const slugOf = ({ path }: CrawledPage) => path.split('/').at(-1);
const libraryText = (page: CrawledPage) => (/\/librarys\/./.test(page.path) ? textOf(page) : '');
const numbersIn = (text: string) => found(text, /\d+/g).join(' ');

/** How many players have reached a mark, which the home page names; the page of the season lists them in their order. */
const reachedBy =
  /([\d.,]+) (?:người chơi đã chạm|players? (?:has|have) reached) (?:mốc này|this mark|(?:mốc|mark) (\d+))/g;

/** That everybody can play the game by now. */
const playable =
  /Beta.*(?:mở cửa|đã mở|đã có)|Có mặt trên|chơi ngay|Tải bản|Beta.* is (?:open|out)|Get the Beta|On desktop now|out now|unpack it and play/gi;

/** Every fact that more than one page says, and how a page is read for it. */
export const readings: Readonly<Record<string, Reading>> = {
  'the number of the season': (page, { season: { number } }) => ({
    said: found(textOf(page), /(?:\bmùa|\bseason) (\d+)/gi),
    right: page.path.endsWith('/season') ? [number, number - 1] : [number],
  }),
  'the end of the season': (page, { season: { endAt } }) => ({
    said: [
      ...found(textOf(page), /(?:Đến hết ngày|Until the end of) ([\w/]+(?: \w+ \d{4})?)/g).map(dayIn),
      // An event that is named after the season ends with it.
      ...structured(page)
        .filter(
          (one) => one['@type'] === 'Event' && /(?:Mùa|Season) \d|\/season$/.test(`${one.name} ${one.url}`),
        )
        .map(({ endDate }) => lastDay(endDate ?? '')),
    ],
    right: [lastDay(endAt)],
  }),
  'the marks of the season': (page, { season: { goal, milestones } }) => ({
    said: page.path.endsWith('/season') ? amountsIn(textOf(page)) : [],
    right: [goal, ...milestones.map(({ spend }) => spend)],
  }),
  'how many players have reached a mark': (page, { reached }) => {
    const right = reached.flatMap((players, at) =>
      players === undefined ? [] : [{ mark: at + 1, players }],
    );
    return {
      said: [...textOf(page).matchAll(reachedBy)].map(
        ([, players = '', mark], at) => `mark ${mark ?? right[at]?.mark}: ${players.replaceAll(/\D/g, '')}`,
      ),
      right: right.map(({ mark, players }) => `mark ${mark}: ${players}`),
    };
  },
  'what the packages cost': (page, { packages }) => ({
    said: page.path.endsWith('/shops') ? amountsIn(textOf(page)) : [],
    right: packages.map(({ price }) => price),
  }),
  'whether the game can be played': (page, known) => ({
    said: known.playable || /\/download/.test(page.path) ? [] : found(textOf(page), playable),
    right: [],
  }),
  'the newest news': (page, { news }) => {
    const language = languageOf(page.path);
    const articles = news.map((slugs) => `${language === 'en' ? '/en' : ''}/news/${slugs[language]}`);
    const listed = /^(?:\/en)?(?:\/news|\/|)$/.test(page.path) ? hrefs(page, 'main a') : [];
    return {
      said: listed.filter((href) => articles.includes(href)).slice(0, 1),
      right: articles.slice(0, 1),
    };
  },
  'when an event is': (page, { events }) => ({
    said: structured(page)
      .filter((one) => one['@type'] === 'Event' && events.has(new URL(one.url ?? '').pathname))
      .map((one) => `${new URL(one.url ?? '').pathname} ${one.startDate} ${one.endDate}`),
    right: [...events].map(([path, window]) => `${path} ${window}`),
  }),
  'the support address': (page, { supportEmail }) => ({
    said: hrefs(page, 'a[href^="mailto:"]').map((href) => href.slice(7).split('?')[0] ?? ''),
    right: [supportEmail],
  }),
  'pages of ours at other hosts': (page) => ({
    said: hrefs(page, 'a[href^="http"]').filter((href) => !/^https?:\/\/[^/]+\/[^/]/.test(href)),
    right: [],
  }),
  'what gives an item of the library': (page, { items }) => ({
    said: found(libraryText(page), /(?:mốc|mark) (\d+ (?:của mùa|in season) \d+)/gi).map(
      (one) => `${slugOf(page)}: ${numbersIn(one)}`,
    ),
    right: items.flatMap(({ librarySlug, gift }) =>
      gift ? [`${librarySlug}: ${gift.mark} ${gift.number}`] : [],
    ),
  }),
  'what an item of the library costs': (page, { items, now }) => ({
    said: found(libraryText(page), /(?:Tủ đồ|The wardrobe): (.*)\./g).map(
      (one) => `${slugOf(page)}: ${numbersIn(one.replaceAll(/[.,](?=\d)/g, ''))}`,
    ),
    right: items.map(({ librarySlug, ...item }) => {
      const prices = wallets.flatMap((wallet) => accessoryPrice(item, wallet, now) ?? []);
      return `${librarySlug}: ${prices.flatMap(({ price, listed }) => [price, listed ?? []].flat()).join(' ')}`;
    }),
  }),
  'the year': (page, { now }) => ({
    said: isLegal(page) ? [] : found(textOf(page), /\b20[2-9]\d\b/g),
    right: [-1, 0, 1].map((from) => now.getFullYear() + from),
  }),
};

/** What pages say that is not so: the fact, the page and its words. Fails a fact that no page says in a language. */
export function contradictions(pages: readonly CrawledPage[], known: Known): string[] {
  return Object.entries(readings).flatMap(([fact, read]) =>
    pages.flatMap((page) => {
      const { said, right } = read(page, known);
      const all = new Set(right.map(String));
      return said.filter((one) => !all.has(one)).map((one) => `${page.path}: ${fact}: ${one}`);
    }),
  );
}

/** The facts that the pages of a language say, so that no reading reads nothing. */
export const saidFacts = (pages: readonly CrawledPage[], known: Known): string[] =>
  Object.keys(readings).filter((fact) => pages.some((page) => readings[fact]?.(page, known).said.length));
