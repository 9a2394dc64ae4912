import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutes } from '../../server/platform/clock';
import { en } from '../../src/i18n/en';
import { vi } from '../../src/i18n/vi';
import { shiftedClock } from '../support/server/shiftedClock';
import { browserForTests, looksRight, remember } from './browser';
import { demoSite } from './demoSite';
import { byKeyboard, byTouch, typedMoment } from './hands';
import { admin } from './site';

// The life of an article by the screens, as staff and as visitors whose page stays open (living-site.md).

const browser = browserForTests(/status of 410/);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const first = { title: 'Vá lỗi tuần này', titleEn: 'Fixes of this week' };
const second = { title: 'Vá lỗi tuần này, bản đủ', titleEn: 'All fixes of this week' };
type Titles = typeof first;
/** The address is that of the first publication. */
const slugs = { vi: 'va-loi-tuan-nay', en: 'fixes-of-this-week' };
const path = '/admin/content-management/news';

/** How far the clock of the server jumps: past a plan that begins in one to two minutes. */
const jump = minutes(2);

describe.each([
  { way: 'by keyboard', hands: byKeyboard, screen: {} },
  { way: 'on a phone', hands: byTouch, screen: phone },
])('$way', ({ hands, screen }) => {
  const site = demoSite();
  let office: Page;
  const visitors: Array<ReturnType<typeof visitorIn>> = [];

  beforeAll(async () => {
    await site.start({ RATE_LIMITS: 'off', ...shiftedClock(0, jump) });
    const { body: session } = await site.call('user/auth/login', { method: 'POST', json: admin });
    office = await browser.open({ kept: true, ...screen });
    await remember(office, { ...session, lang: 'en' });
    await office.goto(site.url + path);
    for (const language of ['vi', 'en'] as const) {
      const page = await browser.open({ kept: true, ...screen });
      await page.goto(`${site.url}${language === 'vi' ? '' : '/en'}/news`);
      visitors.push(visitorIn(page, language));
    }
  });
  afterAll(() => site.remove());

  /** Somebody who reads the news in a language, in a page that is never loaded again. */
  function visitorIn(page: Page, language: 'vi' | 'en') {
    const { news } = { vi, en }[language];
    const titleOf = (titles: Titles) => titles[language === 'vi' ? 'title' : 'titleEn'];
    const link = (titles: Titles) => page.getByRole('link', { name: titleOf(titles), exact: true });
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    const tab = (name: string) =>
      page.getByRole('navigation', { name: news.tabs }).getByRole('link', { name, exact: true });
    /** Goes through the lists after a minute, when they are read again. */
    const lookAgain = async () => {
      await page.evaluate(() => {
        const now = Date.now;
        Date.now = () => now() + 60_000;
      });
      await hands.press(page, tab(news.tab.event));
      await page.waitForURL('**/news/event');
      await hands.press(page, tab(news.tab.all));
      await page.waitForURL('**/news');
    };
    return {
      sees: async (titles: Titles) => {
        await lookAgain();
        await hands.press(page, link(titles).first());
        await heading(titleOf(titles)).waitFor();
        await looksRight(page);
        await hands.press(page, page.getByRole('main').getByRole('link', { name: news.name, exact: true }));
        await heading(news.title).waitFor();
      },
      misses: async (titles: Titles) => {
        await lookAgain();
        await expect.poll(() => link(titles).count()).toBe(0);
        const folder = language === 'vi' ? '' : '/en';
        const response = await page.goto(`${site.url}${folder}/news/${slugs[language]}`);
        expect(response?.status()).toBe(410);
        await page.locator('h1').first().waitFor();
        await looksRight(page);
      },
    };
  }

  /** Waits until the lists and the article itself have its title, or until there is none. */
  const shown = (titles: Titles | null) =>
    expect
      .poll(() =>
        Promise.all(
          (['vi', 'en'] as const).flatMap((language) => [
            titleIn(`${language}/news`, slugs[language]),
            titleIn(`${language}/news/${slugs[language]}`, slugs[language]),
          ]),
        ),
      )
      .toEqual([titles?.title, titles?.title, titles?.titleEn, titles?.titleEn]);
  const titleIn = async (name: string, slug: string): Promise<string | undefined> => {
    const response = await fetch(`${site.url}/content/${name}.json`);
    if (response.status === 404) return undefined;
    const content = await response.json();
    const articles: Array<{ title: string; slugs: { vi: string; en: string } }> = content.articles ?? [
      content,
    ];
    return articles.find(({ slugs: own }) => Object.values(own).includes(slug))?.title;
  };

  const dialog = (name: string) => office.getByRole('dialog', { name, exact: true });
  const button = (name: string) => office.getByRole('button', { name, exact: true });
  const inState = async ({ titleEn }: Titles, state: string | RegExp) => {
    const row = office.locator('tr, li').filter({ hasText: titleEn });
    await row.getByText(state, { exact: true }).first().waitFor();
    await looksRight(office);
  };
  /** Chooses what is to be done about an article in the menu of its row. */
  const choose = async ({ titleEn }: Titles, act: string) => {
    await hands.press(office, button(`Publish “${titleEn}”`));
    await hands.item(office, office.getByRole('menuitem', { name: act, exact: true }));
  };
  const confirm = async (title: string, submit: string) => {
    await hands.press(office, dialog(title).getByRole('button', { name: submit, exact: true }));
    await dialog(title).waitFor({ state: 'detached' });
  };
  const edit = async ({ titleEn }: Titles) => {
    await hands.press(office, button(`Edit article ${titleEn}`));
    await dialog('Edit Article').locator('[name="title"]').waitFor();
    return dialog('Edit Article');
  };
  const type = (form: ReturnType<typeof dialog>, name: string, text: string) =>
    hands.type(office, form.locator(`[name="${name}"]`).first(), text);

  it('an article is written in both languages', async () => {
    await hands.press(office, office.locator('#add-record'));
    const form = dialog('Add New Article');
    await type(form, 'title', first.title);
    await type(form, 'titleEn', first.titleEn);
    await hands.choose(office, form.getByRole('combobox', { name: 'Kind' }), 'Event');
    await type(form, 'summary', 'Những lỗi đã vá.');
    await type(form, 'summaryEn', 'What has been fixed.');
    await type(form, 'body', 'Robot không còn **kẹt** ở góc tường.');
    await type(form, 'bodyEn', 'Robots no longer get **stuck** in corners.');
    await looksRight(office);
    await confirm('Add New Article', 'Save and Close');
    await inState(first, 'Draft');
  });

  it('is looked at in both languages', async () => {
    for (const [language, title] of [
      ['Vietnamese', first.title],
      ['English', first.titleEn],
    ] as const) {
      const opened = office.context().waitForEvent('page');
      await choose(first, `Preview in ${language}`);
      const preview = await opened;
      await preview.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await looksRight(preview);
      await preview.close();
    }
  });

  it('goes live at the time that it was planned for', async () => {
    await choose(first, 'Schedule…');
    const form = dialog('Schedule');
    await type(form, 'from', typedMoment(Date.now() + jump));
    await looksRight(office);
    await confirm('Schedule', 'Schedule');
    await inState(first, /^Goes live/);
    await shown(null);
    process.kill(site.pid, 'SIGUSR2');
    await shown(first);
    for (const { sees } of visitors) await sees(first);
  });

  it('stays as it was published while it is changed, until that is published too', async () => {
    const form = await edit(first);
    await type(form, 'title', second.title);
    await type(form, 'titleEn', second.titleEn);
    await confirm('Edit Article', 'Save and Close');
    await inState(second, 'Live, changed since');
    for (const { sees } of visitors) await sees(first);
    await choose(second, 'Publish…');
    await confirm('Publish', 'Publish');
    await inState(second, 'Live');
    await shown(second);
    for (const { sees } of visitors) await sees(second);
  });

  it('is put back as it was first', async () => {
    const form = await edit(second);
    await hands.tab(office, form.getByRole('tab', { name: 'History' }));
    const back = form.getByRole('button', { name: 'Restore the version before this' }).first();
    await back.waitFor();
    await looksRight(office);
    await hands.press(office, back);
    await expect.poll(() => form.locator('[name="titleEn"]').inputValue()).toBe(first.titleEn);
    await looksRight(office);
    await confirm('Edit Article', 'Save and Close');
    await choose(first, 'Publish…');
    await confirm('Publish', 'Publish');
    await shown(first);
    for (const { sees } of visitors) await sees(first);
  });

  it('is gone once it is taken down', async () => {
    await choose(first, 'Unpublish…');
    await confirm('Unpublish', 'Unpublish');
    await inState(first, 'Unpublished');
    await shown(null);
    for (const { misses } of visitors) await misses(first);
  });
});
