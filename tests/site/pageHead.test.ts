import { expect, it } from 'vitest';
import { pageHead } from '../../server/site/pageHead';

const facts = { path: '/shops', image: '/og.png', title: 'Shop | "Outline"', description: 'A & B' };

it('lists each language’s absolute URL when the site’s own is set', () => {
  const english = pageHead('https://outline.example', { ...facts, language: 'en' }).join('\n');
  expect(english).toContain('<link rel="canonical" href="https://outline.example/en/shops" />');
  expect(english).toContain('hreflang="vi" href="https://outline.example/shops"');
  expect(english).toContain('hreflang="x-default" href="https://outline.example/shops"');
  expect(english).toContain('content="https://outline.example/og.png"');
  const vietnamese = pageHead('https://outline.example', { ...facts, language: 'vi' }).join('\n');
  expect(vietnamese).toContain('<link rel="canonical" href="https://outline.example/shops" />');
});

it('lists the one language of an article that is written in one alone, on both its pages', () => {
  for (const language of ['vi', 'en'] as const) {
    const head = pageHead('https://outline.example', { ...facts, language, paths: { vi: '/news/mot' } });
    const alternates = head.filter((line) => line.includes('hreflang'));
    const to = (hreflang: string) =>
      `<link rel="alternate" hreflang="${hreflang}" href="https://outline.example/news/mot" />`;
    expect(alternates).toEqual([to('x-default'), to('vi')]);
  }
});

it('keeps search engines from a page that has nothing to say', () => {
  const robots = (isSkipped: boolean) =>
    pageHead('', { ...facts, language: 'vi' }, isSkipped).filter((line) => line.includes('robots'));
  expect([robots(false), robots(true)]).toEqual([[], ['<meta name="robots" content="noindex" />']]);
});

it('omits absolute URLs when it is not, and escapes its values', () => {
  const head = pageHead('', { ...facts, language: 'vi' }).join('\n');
  expect(head).not.toMatch(/canonical|hreflang|og:url/);
  expect(head).toContain('<!--addresses {');
  expect(head).toContain('content="/og.png"');
  expect(head).toContain('<title>Shop | &quot;Outline&quot;</title>');
  expect(head).toContain('content="A &amp; B"');
});
