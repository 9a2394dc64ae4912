import { expect, it } from 'vitest';
import { sampleBodies } from '../../../contract/samples/articles';
import { sampleEvents } from '../../../contract/samples/events';
import { textsOfSample } from '../../../contract/samples/eventTexts';
import { htmlOfSample } from '../../../contract/samples/html';
import { sampleNews } from '../../../contract/samples/news';
import { renderMarkdown } from '../../../server/content/markdown';

const texts = [
  ...Object.values(sampleBodies).flatMap(({ body, bodyEn }) => [body, bodyEn]),
  ...sampleEvents(new Date(0)).flatMap(({ nameEn }) => Object.values(textsOfSample(nameEn)).filter(Boolean)),
];

it.each(texts)('the HTML of the sample “%.20s…” is what the parser makes of it', async (text) => {
  const { html } = await renderMarkdown(text, { language: 'vi', pictureOf: () => undefined });
  expect(htmlOfSample(text)).toBe(html);
});

it('a line does not end between a number and what it counts', () => {
  const short = [
    ...sampleNews(new Date(0)).flatMap(({ title, titleEn }) => [title, titleEn]),
    ...sampleEvents(new Date(0)).flatMap(({ name, nameEn, text, textEn }) => [name, nameEn, text, textEn]),
  ];
  expect(short.filter((text) => /\d\u00A0\p{L}/u.test(text)).length).toBeGreaterThan(0);
  expect(short.filter((text) => /\d \p{L}/u.test(text))).toEqual([]);
});
