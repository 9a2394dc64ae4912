// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { LocalizedText } from '../../../contract/languages';
import { markdownLimits } from '../../../contract/markdown';
import { renderMarkdown } from '../../../server/content/markdown';
import { markdownMessages } from '../../../server/platform/messages/markdown';
import { growsTooFast } from '../../support/server/cost';
import { atoms, attacks } from '../../support/server/markdownAttacks';

const anh = { src: '/images/anh-1.webp', width: 640, height: 360 };
const pictureOf = (name: string) => (name === 'anh-1' ? anh : undefined);
const render = (source: string) => renderMarkdown(source, { pictureOf, language: 'vi' });
const htmlOf = async (source: string) => (await render(source)).html.trim();
const problemsOf = async (source: string) => (await render(source)).problems;

describe('Markdown becomes', () => {
  it.each([
    [
      'headings below the page’s own',
      '# A\n## B\n### C\n###### D\n\nE\n===',
      ['<h2>A</h2>', '<h3>B</h3>', '<h4>C</h4>', '<h4>D</h4>', '<h2>E</h2>'],
    ],
    [
      'emphasis',
      'Rất **mạnh**, _nhẹ_ và ~~cũ~~',
      ['<p>Rất <strong>mạnh</strong>, <em>nhẹ</em> và <s>cũ</s></p>'],
    ],
    [
      'lists',
      '- a\n- b\n\n3. c',
      ['<ul>', '<li>a</li>', '<li>b</li>', '</ul>', '<ol start="3">', '<li>c</li>', '</ol>'],
    ],
    [
      'a quote, a rule and a line break',
      '> a  \nb\n\n---',
      ['<blockquote>', '<p>a<br>', 'b</p>', '</blockquote>', '<hr>'],
    ],
    [
      'code, whose language is no class',
      '```js\na<b\n```\n\n`c&d`',
      ['<pre><code>a&lt;b', '</code></pre>', '<p><code>c&amp;d</code></p>'],
    ],
    ['links into the site, without a title', '[a](/shops "b")', ['<p><a href="/shops">a</a></p>']],
    [
      'links to other sites',
      '<https://a.vn/é> [b](mailto:c@d.vn)',
      [
        '<p><a href="https://a.vn/é" rel="noopener noreferrer nofollow">https://a.vn/é</a> <a href="mailto:c@d.vn">b</a></p>',
      ],
    ],
    [
      'pictures of ours, by name',
      '![Một *ảnh* "đẹp"](anh-1 "b")',
      [
        '<p><img src="/images/anh-1.webp" alt="Một ảnh &quot;đẹp&quot;" width="640" height="360" loading="lazy"></p>',
      ],
    ],
    [
      'clips of ours, by name, which play without a script',
      '![Hòm "mở"](home/tiep-te)',
      [
        '<p><video controls muted loop playsinline preload="none" width="640" height="360" poster="/art/boxes/tiep-te.svg" aria-label="Hòm &quot;mở&quot;"><source src="/media/home/tiep-te.webm" type="video/webm"><source src="/media/home/tiep-te.mp4" type="video/mp4"></video></p>',
      ],
    ],
    [
      'tables in a box that scrolls',
      '| a | b |\n|:--|--:|\n| c | d |',
      [
        '<div class="table" tabindex="0" role="region" aria-label="Bảng 1">',
        '<table>',
        '<thead>',
        '<tr>',
        '<th scope="col">a</th>',
        '<th scope="col" class="right">b</th>',
        '</tr>',
        '</thead>',
        '<tbody>',
        '<tr>',
        '<td>c</td>',
        '<td class="right">d</td>',
        '</tr>',
        '</tbody>',
        '</table>',
        '</div>',
      ],
    ],
    [
      'text, where it is nothing else',
      '$5 + 3% = a@b #c {d} :e: ^f! (g) "h"',
      ['<p>$5 + 3% = a@b #c {d} :e: ^f! (g) &quot;h&quot;</p>'],
    ],
    ['nothing, of nothing', '', ['']],
  ])('%s', async (_what, source, lines) =>
    expect(await render(source)).toEqual({ html: expect.stringContaining(lines.join('\n')), problems: [] }),
  );

  it('in the language of its text, and with each table named', async () => {
    const table = '|a|\n|-|\n';
    const { html } = await renderMarkdown(`${table}\n${table}`, { pictureOf, language: 'en' });
    expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
      'Table 1',
      'Table 2',
    ]);
  });

  it('looks each picture up once, in its own store', async () => {
    const asked: string[] = [];
    const look = async (name: string) => {
      asked.push(name);
      return pictureOf(name);
    };
    const source = '![a](anh-1) ![b](anh-1)\n\n- [![c](tên-khác)](/d)';
    const { html } = await renderMarkdown(source, { pictureOf: look, language: 'vi' });
    expect(asked).toEqual(['anh-1', 'tên-khác']);
    expect(html).toContain('<li><a href="/d">c</a></li>');
  });
});

describe('what is wrong is said, and not shown', () => {
  it.each([
    [
      'a <b onclick="x">b</b>',
      '<p>a &lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>',
      [
        'HTML cannot be used here: “<b onclick="x">”. Write Markdown, or \\< to show the sign <.',
        'HTML cannot be used here: “</b>”. Write Markdown, or \\< to show the sign <.',
      ],
    ],
    [
      '<script>alert(1)</script>',
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
      [
        'HTML cannot be used here: “<script>”. Write Markdown, or \\< to show the sign <.',
        'HTML cannot be used here: “</script>”. Write Markdown, or \\< to show the sign <.',
      ],
    ],
    [
      '[a **b**](javascript:c)',
      '<p>a <strong>b</strong></p>',
      [
        'The link “javascript:c” cannot be used. Use a path on this site (starting with one “/”), https:// or mailto:.',
      ],
    ],
    [
      '![cái *này*](mất) và ![](http://a.vn/b.png)',
      '<p>cái này và </p>',
      ['There is no picture named “mất”.', 'There is no picture named “http://a.vn/b.png”.'],
    ],
  ])('in %j', async (source, html, messages) => {
    expect(await htmlOf(source)).toBe(html);
    expect((await problemsOf(source)).map(({ en }) => en)).toEqual(messages);
  });

  it('in both languages, each thing once and the first ten', async () => {
    const [problem] = await problemsOf('[a](x)\n\n[b](x)');
    expect(problem?.vi).toBe(
      'Liên kết “x” không dùng được. Chỉ dùng đường dẫn trong trang (bắt đầu bằng một dấu “/”), https:// hoặc mailto:.',
    );
    expect(await problemsOf('[a](x)\n\n[b](x)')).toHaveLength(1);
    const many = Array.from({ length: 30 }, (_, n) => `![](anh-${n + 2})`).join(' ');
    expect(await problemsOf(many)).toHaveLength(10);
    const [long] = await problemsOf(`[a](${'x'.repeat(500)})`);
    expect(long?.en.length).toBeLessThan(250);
  });

  it.each([
    'a < b > c',
    'I <3 you',
    '`<b>`',
    '\\<b>',
    '<https://a.vn>',
    '<a@b.vn>',
    '```\n<b>\n```',
    '1<2 <',
  ])('nothing is wrong with %j', async (source) => expect(await problemsOf(source)).toEqual([]));
});

describe('a text beyond the limits is refused without being read', () => {
  const { signs, brackets, lines, cells } = markdownLimits;
  const row = (columns: number) => `${'|a'.repeat(columns)}|\n`;
  it.each([
    ['signs', '*', signs, 'Too many formatting signs such as * _ [ ] |: at most 2,000.'],
    ['links', '[', brackets, 'Too many links and pictures: at most 300 [ signs.'],
    ['lines', '\n', lines - 1, 'At most 1,000 lines.'],
    ['lines of an old Mac', '\r', lines - 1, 'At most 1,000 lines.'],
    ['lines of Windows', '\r\n', lines - 1, 'At most 1,000 lines.'],
  ])('too many %s', async (_what, unit, most, message) => {
    expect(await problemsOf(`a${unit.repeat(most)}b`)).toEqual([]);
    const { html, problems } = await render(`a${unit.repeat(most + 1)}b`);
    expect([html, problems.map(({ en }) => en)]).toEqual(['', [message]]);
  });

  it('too large tables, also where rows are filled up, in lists and in quotes', async () => {
    const table = (columns: number, rows: number) =>
      `${row(columns)}${'|-'.repeat(columns)}|\n${'a\n'.repeat(rows)}`;
    const within = '- a\n\n  ';
    expect(await problemsOf(table(10, 80))).toEqual([]);
    for (const source of [
      table(10, cells / 10),
      table(30, cells / 30),
      within + table(30, 40).replaceAll('\n', '\n  '),
      `> ${table(30, 40).replaceAll('\n', '\n> ')}`,
      Array.from({ length: 30 }, () => table(10, 4)).join('\n'),
    ])
      expect((await problemsOf(source)).map(({ en }) => en)).toEqual([
        'Tables are too large: at most 1,000 cells.',
      ]);
  });

  it('too deep lists and quotes', async () => {
    const deep = 'Lists and quotes are nested too deeply.';
    const quotes = (levels: number) => `${'> '.repeat(levels)}a`;
    const lists = (levels: number) => `${'- '.repeat(levels)}a`;
    expect(await problemsOf(`${quotes(17)}\n\n${lists(8)}`)).toEqual([]);
    expect(await htmlOf(quotes(17))).toContain('<p>a</p>');
    for (const source of [quotes(40), lists(40), `${'>- '.repeat(20)}a`])
      expect((await problemsOf(source)).map(({ en }) => en)).toEqual([deep]);
  });
});

/** The elements that a text may become, with their attributes. */
const allowed: Partial<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p h2 h3 h4 strong em s ul li blockquote code pre hr br table thead tbody tr'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  ol: ['start'],
  th: ['scope', 'class'],
  td: ['class'],
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  div: ['class', 'tabindex', 'role', 'aria-label'],
  video: 'controls muted loop playsinline preload width height poster aria-label'.split(' '),
  source: ['src', 'type'],
};
const values: Partial<Record<string, RegExp>> = {
  start: /^\d{1,9}$/,
  scope: /^col$/,
  class: /^(right|center|table)$/,
  rel: /^noopener noreferrer nofollow$/,
  src: /^\/images\/anh-1\.webp$|^\/media\/home\/tiep-te\.(webm|mp4)$/,
  poster: /^\/art\/boxes\/tiep-te\.svg$/,
  type: /^video\/(webm|mp4)$/,
  preload: /^none$/,
  controls: /^$/,
  muted: /^$/,
  loop: /^$/,
  playsinline: /^$/,
  width: /^640$/,
  height: /^360$/,
  loading: /^lazy$/,
  tabindex: /^0$/,
  role: /^region$/,
};

/** An attribute with the words of a source, or with a table's number. */
const isText = ({ localName }: Element, name: string, value: string) =>
  /^(href|alt)$/.test(name) || (name === 'aria-label' && (localName === 'video' || /^Bảng \d+$/.test(value)));

/** What a browser makes of the HTML that must not be there. */
function strangeIn(html: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  const strange: string[] = [];
  for (const element of template.content.querySelectorAll('*')) {
    const attributes = allowed[element.localName];
    if (!attributes) strange.push(`<${element.localName}>`);
    for (const { name, value } of element.attributes) {
      const isRight =
        attributes?.includes(name) && (values[name]?.test(value) ?? isText(element, name, value));
      if (!isRight) strange.push(`${element.localName} ${name}="${value}"`);
    }
    const href = element.getAttribute('href');
    if (href === null) continue;
    const { protocol, origin, username, password } = new URL(href, 'https://outline.vn');
    const isOurs = origin === 'https://outline.vn';
    const isMarked = isOurs || protocol === 'mailto:' || element.getAttribute('rel') !== null;
    if (!/^(https|mailto):$/.test(protocol) || username || password || !isMarked) strange.push(href);
    if (!isOurs && !/^(https|mailto):/i.test(href)) strange.push(href);
  }
  if (template.content.querySelector('template, script, style, svg, math')) strange.push('foreign content');
  // A browser that reads what it has written finds nothing else (mutation XSS).
  const again = document.createElement('template');
  again.innerHTML = template.innerHTML;
  if (again.innerHTML !== template.innerHTML) strange.push('another reading');
  return strange;
}

describe('whatever the source, the HTML has only what is allowed', () => {
  it('the check itself finds what is not', () => {
    for (const html of [
      '<script>a</script>',
      '<p onclick="a">b</p>',
      '<a href="javascript:a">b</a>',
      '<a href="//evil.example">b</a>',
      '<a href="https://me:x@evil.example" rel="noopener noreferrer nofollow">b</a>',
      '<a href="https://evil.example">b</a>',
      '<img src="/images/other.webp" alt="">',
      '<video autoplay></video>',
      '<video src="/media/home/tiep-te.webm"></video>',
      '<p id="a">b</p>',
      '<p style="a">b</p>',
      '<svg></svg>',
    ])
      expect([html, strangeIn(html).length > 0]).toEqual([html, true]);
    expect(strangeIn('<p>a <a href="/b">c</a></p>')).toEqual([]);
  });

  it.each(attacks.map(([name, sources]) => [name, sources] as const))('%s', async (_name, sources) => {
    for (const source of sources) expect([source, strangeIn(await htmlOf(source))]).toEqual([source, []]);
  });

  it('many enough', () => expect(attacks.flatMap(([, sources]) => sources).length).toBeGreaterThan(2000));

  it('in any order of its parts', async () => {
    let seed = 20_261_125;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return Math.floor((seed / 0x80000000) * below);
    };
    for (let n = 0; n < 3000; n++) {
      const source = Array.from({ length: 1 + random(14) }, () => atoms[random(atoms.length)]).join('');
      expect([source, strangeIn(await htmlOf(source))]).toEqual([source, []]);
    }
  });
});

/** Patterns that a parser might read again and again, each in the amount that the limits allow, among prose. */
const hostile =
  '[ ]( * _ ` < > ![ a|b & &amp; \\ *a_ [a]( [a](< [a](b) ![a](b) ![a [[a] [![a](b)]( ** ~~ `` `a`` <a <!-- <? &# \\[ **a* *_ (( [a](( " [a][b] {'
    .split(' ')
    .concat(
      '> ',
      '- ',
      '>- ',
      '* * ',
      '1. ',
      '- a\n',
      '> a\n\n',
      '# *a*\n',
      '|a|\n|-|\na\n\n',
      'a\n',
      '\r',
      'a  \n',
      '```\n',
      '\n',
      '[a](b "',
      '    a\n',
      '![a ',
    );

const { signs, brackets, lines, cells } = markdownMessages;
const excesses: LocalizedText[] = [signs, brackets, lines, cells];

/** At a fourth of the longest text's size a fourth of what the limits allow, so that the cost of both can be compared. */
function filled(unit: string, size: number, tail: string): string {
  const share = size / 20_000;
  const count = (sign: RegExp) => unit.match(sign)?.length || 0.001;
  const most = Math.min(
    (markdownLimits.signs - 10) / count(/[*_~`[\]<>&|\\]/g),
    (markdownLimits.brackets - 10) / count(/\[/g),
    (markdownLimits.lines - 10) / count(/[\r\n]/g),
    // A table of one column has three lines and, with its ends, as many cells in each.
    (markdownLimits.cells - 10) / (count(/\|-/g) * 9),
  );
  const body = unit.repeat(Math.floor(Math.min(most * share, size / unit.length)));
  return `${'một đoạn văn '.repeat(size / 13).slice(0, Math.max(0, size - body.length))}\n\n${body}${tail}`;
}

describe('the cost grows linearly with the length of the text', () => {
  it.each(hostile)('in many times %j', async (unit) => {
    for (const tail of ['', '](b)', '*']) {
      const { problems } = await render(filled(unit, 20_000, tail));
      expect([tail, problems.some((problem) => excesses.includes(problem))]).toEqual([tail, false]);
      const tooFast = await growsTooFast((size) => {
        const source = filled(unit, size, tail);
        return () => render(source);
      }, 5000);
      expect([tail, tooFast]).toEqual([tail, false]);
    }
  });

  it.each(hostile)('and a text of nothing but %j costs little, whatever its length', async (unit) => {
    const tooFast = await growsTooFast((size) => {
      const source = unit.repeat(size / unit.length);
      return () => render(source);
    }, 5000);
    expect(tooFast).toBe(false);
  });
});
