import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi as vitest } from 'vitest';
import { type ArticleContent, articleFile, newsKinds } from '../../contract/newsPages';
import { contentFile } from '../../src/api/contentFile';
import { use } from '../../src/i18n/i18n';
import { demoContent, showDemoContent } from '../../src/site/content/demo/demoContent';
import { articleOf, newsOf, sampleSlugs } from '../../src/site/content/demo/news';
import { keepContent, readContentFrom } from '../../src/site/content/pageContent';
import { formatDate } from '../../src/site/ui/formats';
import { articleNamed, gate, manyNews, visitSite } from '../support/news';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const titles = () => [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
const articles = newsOf('en').articles;
const [test, market] = articles;
const cups = articles.filter(({ kind }) => kind === 2);
const slugs = sampleSlugs[0] ?? { vi: '', en: '' };

afterEach(() => {
  cleanup();
  showDemoContent();
  keepContent('news', 'en', newsOf('en'));
  vitest.unstubAllGlobals();
});

describe('the list of news (living-site.md section 1)', () => {
  it('shows all in their order, each with kind, date and a link to its article', async () => {
    await visitSite('/news');
    expect(titles()).toEqual(newsOf('en').articles.map((one) => one.title));
    const card = screen.getByRole('link', { name: test?.title }).closest('article') as HTMLElement;
    expect(within(card).getByText('Updates')).toBeInTheDocument();
    const date = test?.date ?? '';
    expect(within(card).getByText(formatDate(date, 'en'))).toHaveAttribute('datetime', date);
    expect(screen.getByRole('link', { name: test?.title })).toHaveAttribute('href', `/news/${slugs.en}`);
    const loading = [...document.querySelectorAll('main img')].map((one) => one.getAttribute('loading'));
    expect(loading).toEqual(articles.map((_, place) => (place === 0 ? 'eager' : 'lazy')));
  });
  it('is filtered by kind, in the address, and says how many there are', async () => {
    const router = await visitSite('/news');
    fireEvent.click(screen.getByRole('link', { name: 'Tournaments' }));
    await waitFor(() => expect(titles()).toEqual(cups.map(({ title }) => title)));
    expect(router.state.location.pathname).toBe('/news/tournament');
    expect(screen.getByRole('link', { name: 'Tournaments' })).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByText(`${cups.length} articles`)).toHaveAttribute('role', 'status');
    await waitFor(() => expect(document.title).toBe('Tournaments | News | Outline'));
    fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Events' }));
    await waitFor(() => expect(titles()).toEqual(['Storm Season begins']));
    fireEvent.click(screen.getByRole('link', { name: 'All' }));
    await waitFor(() => expect(document.title).toBe('News | Outline'));
    cleanup();
    keepContent('news', 'en', { articles: manyNews(2) });
    await visitSite('/news/behind-the-scenes');
    expect(screen.getByText('Nothing here yet. Come back in a while.')).toBeInTheDocument();
  });
  it('has twelve on a page, with links between the pages; a page beyond the last is the last', async () => {
    keepContent('news', 'en', { articles: manyNews(30) });
    const router = await visitSite('/news');
    expect(titles()).toHaveLength(12);
    expect(screen.queryByRole('link', { name: 'Newer' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Older' }));
    await waitFor(() => expect(titles()[0]).toBe('Article 13'));
    expect(router.state.location.search).toBe('?page=2');
    expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute('rel', 'next');
    expect(screen.getByRole('link', { name: 'Newer' })).toHaveAttribute('href', '/news');
    await waitFor(() => expect(document.getElementById('main')).toHaveFocus());
    cleanup();
    await visitSite('/news?page=99');
    expect(screen.getByText('Page 3 of 3')).toBeInTheDocument();
    expect(titles()).toHaveLength(6);
  });
});

describe('an article', () => {
  it('has title, facts, text and ways on', async () => {
    await visitSite(`/news/${slugs.en}`);
    expect(title()).toBe(test?.title);
    await waitFor(() => expect(document.title).toBe(`${test?.title} | News | Outline`));
    const date = test?.date ?? '';
    expect(screen.getByText(formatDate(date, 'en'))).toHaveAttribute('datetime', date);
    expect(screen.getByText('1 min read')).toBeInTheDocument();
    expect(screen.getByText(/sixty more invited players/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Updates' })).toHaveAttribute('href', '/news/update');
    const older = within(screen.getByRole('navigation', { name: 'Newer and older article' }));
    fireEvent.click(older.getByRole('link', { name: /Older/ }));
    await waitFor(() => expect(title()).toBe(market?.title));
    await waitFor(() => expect(document.getElementById('main')).toHaveFocus());
  });
  it('shows others of its kind', async () => {
    readContentFrom(async () => articleNamed('with-others', { similar: manyNews(3) }));
    await visitSite('/news/with-others');
    const region = screen.getByRole('region', { name: 'More of this kind' });
    expect(within(region).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  });
  it('leads all the way back when it does not exist, and asks for nothing when it cannot', async () => {
    const read = vitest.fn(async () => null);
    readContentFrom(read);
    for (const [path, asked] of [['/news/nothing', true] as const, ['/news/a.b', false] as const]) {
      read.mockClear();
      await visitSite(path);
      expect(title()).toBe('There is nothing here');
      expect(screen.getByRole('link', { name: 'See all news' })).toHaveAttribute('href', '/news');
      expect(read.mock.calls.length > 0).toBe(asked);
      cleanup();
    }
  });
  it('stays until the next one is there', async () => {
    const router = await visitSite(`/news/${slugs.en}`);
    const { open, passed } = gate();
    readContentFrom(async () => {
      await passed;
      return articleNamed('the-next');
    });
    act(() => void router.navigate('/news/the-next'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(title()).toBe(test?.title);
    open();
    await waitFor(() => expect(title()).toBe('the-next'));
  });
  it('is shared by the system where it can, else copied, which is said beside the button too', async () => {
    const writeText = vitest.fn(async () => undefined);
    vitest.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await visitSite(`/news/${slugs.en}`);
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    const said = () => screen.getAllByText(/The address of this article is copied/);
    await waitFor(() => expect(said().map((one) => one.getAttribute('role'))).toEqual([null, 'status']));
    const share = vitest.fn(async () => undefined);
    vitest.stubGlobal('navigator', { ...navigator, share });
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: test?.title, url: expect.stringContaining('http') });
  });
});

describe('the languages of an article', () => {
  it('an address of the other one leads to its own, and is replaced', async () => {
    const router = await visitSite(`/news/${slugs.vi}`);
    expect(title()).toBe(test?.title);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/news/${slugs.en}`));
    expect(router.state.historyAction).toBe('REPLACE');
  });
  it('changing keeps the article live until it is there in the other, then its address changes', async () => {
    const { open, passed } = gate();
    const own = { vi: 'bai-moi', en: 'new-one' };
    readContentFrom(async (_name, language) => {
      if (language === 'vi') await passed;
      return articleNamed(own[language], { slugs: own });
    });
    const router = await visitSite('/news/new-one');
    const seen = new Set<string | null>();
    const watch = new MutationObserver(() => seen.add(document.querySelector('main h1')?.textContent ?? ''));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    const switching = use('vi');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(title()).toBe('new-one');
    await act(async () => {
      open();
      await switching;
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/news/bai-moi'));
    expect(title()).toBe('bai-moi');
    watch.disconnect();
    expect(seen).not.toContain('');
  });
  it('one that is there in one only says so, and marks its texts', async () => {
    readContentFrom(async () => articleNamed('chi-tieng-viet', { lang: 'vi' }));
    await visitSite('/news/chi-tieng-viet');
    expect(screen.getByText('This article is in Vietnamese only.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'vi');
    expect(screen.getByText('The text.').closest('[lang]')).toHaveAttribute('lang', 'vi');
  });
});

describe('content of the news', () => {
  it('is in the build under both addresses of an article', () => {
    for (const { vi, en } of sampleSlugs)
      expect(demoContent(articleFile(vi), 'en')).toEqual(demoContent(articleFile(en), 'en'));
    expect(articleOf('nothing', 'vi')).toBeNull();
    const { newer, older } = articleOf(slugs.vi, 'vi') as ArticleContent;
    expect([newer, older?.slugs]).toEqual([null, market?.slugs]);
    expect(newsKinds).toHaveLength(4);
  });
  it.each([404, 410])(
    'that a server says is not there (%i) is none, but a page’s own is an error',
    async (status) => {
      vitest.stubGlobal('fetch', async () => new Response('', { status }));
      expect(await contentFile('vi/news/gone', true)).toBeNull();
      await expect(contentFile('vi/news', false)).rejects.toThrow('content is missing');
    },
  );
  it('that cannot be had is an error', async () => {
    vitest.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await expect(contentFile('vi/news/gone', true)).rejects.toThrow('content is missing');
  });
});
