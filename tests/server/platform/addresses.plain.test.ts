import { describe, expect, it } from 'vitest';
import { isLink } from '../../../contract/link';
import { isSlug, slugMax, slugOf } from '../../../contract/slug';

describe('a slug', () => {
  it.each([
    ['Đấu trường số 1', 'dau-truong-so-1'],
    ['Bản cập nhật 1.2: vũ khí mới!', 'ban-cap-nhat-1-2-vu-khi-moi'],
    ['  ƯỚC MƠ — Ở Đà Nẵng  ', 'uoc-mo-o-da-nang'],
    // Decomposed, as some keyboards write it.
    ['Nguyễn Ái'.normalize('NFD'), 'nguyen-ai'],
    ['ABC---def__ghi', 'abc-def-ghi'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['../..//etc/passwd%00', 'etc-passwd-00'],
    ['日本語 !?', ''],
    ['', ''],
  ])('of %j is %j', (title, expected) => {
    expect(slugOf(title)).toBe(expected);
    if (expected) expect(isSlug(expected)).toBe(true);
  });

  it('is cut after a word, and within one that is too long by itself', () => {
    const words = slugOf('Giải đấu mùa hè '.repeat(10));
    expect([words, words.length <= slugMax]).toEqual([
      'giai-dau-mua-he-giai-dau-mua-he-giai-dau-mua-he-giai-dau-mua-he-giai-dau-mua-he',
      true,
    ]);
    expect(slugOf(`${'a'.repeat(50)} ${'b'.repeat(50)}`)).toBe('a'.repeat(50));
    expect(slugOf('c'.repeat(200))).toBe('c'.repeat(slugMax));
    expect(slugOf(`${'d'.repeat(slugMax)} e`)).toBe('d'.repeat(slugMax));
  });

  it.each(['A', 'a_b', 'a--b', '-a', 'a-', 'a b', 'đ', 'a/b', '.', 'a.html', 'a\n', '', 'a%20b'])(
    'is not %j',
    (text) => expect(isSlug(text)).toBe(false),
  );
});

describe('a link', () => {
  it.each([
    '/',
    '/shops',
    '/news/ban-cap-nhat?page=2#top',
    '/en/library/',
    '/tìm-kiếm?q=a//b',
    'https://outline.vn',
    'HTTPS://www.youtube.com/@outline',
    'https://diễn-đàn.vn:8443/a//b?c=d@e#f',
    'mailto:hotro@outline.vn',
    'mailto:hotro@outline.vn?subject=Chào',
  ])('may lead to %s', (text) => expect(isLink(text)).toBe(true));

  const refused: Array<[what: string, links: string[]]> = [
    [
      'another scheme',
      ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///a'],
    ],
    [
      'one that is hidden',
      ['java\tscript:alert(1)', '\u0001javascript:alert(1)', 'javascript&colon;alert(1)'],
    ],
    [
      'no scheme of ours',
      ['http://outline.vn', 'ftp://a', 'tel:113', 'blob:https://a', 'shops', './shops', '#top'],
    ],
    ['another site by a path', ['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example']],
    [
      'two slashes',
      ['/a//b', '/..//evil.example', 'https:///a', 'https:evil.example', 'https:/evil.example'],
    ],
    [
      'a person',
      ['https://me:secret@evil.example', 'https://outline.vn@evil.example', 'https://a:443@evil.example'],
    ],
    ['no host', ['https://', 'https://a..b', 'https://.a', 'https://a\\@evil.example', 'https://[::1]']],
    ['a sign that hides something', ['/a b', ' /a', '/\u202ea', '/"a', '/<a', '/a\0', '/a\n']],
    [
      'no mailbox',
      ['mailto:', 'mailto:a', 'mailto:a@b', 'mailto:a@b.vn\nbcc:c@d.vn', 'mailto:a@b.vn,c@d.vn'],
    ],
    ['nothing', ['', '?a']],
  ];
  it.each(refused)('may not name %s', (_what, links) =>
    expect(links.map((text) => [text, isLink(text)])).toEqual(links.map((text) => [text, false])),
  );

  it('leads nowhere else as browsers read it', () => {
    const site = 'https://outline.vn';
    for (const text of [
      '/',
      '/a/',
      '/a?b//c',
      '/%2f%2fevil.example',
      '/./a',
      '/a:b@evil.example',
      '/%5cevil.example',
    ])
      expect([text, isLink(text), new URL(text, site).origin]).toEqual([text, true, site]);
  });
});
