import { expect, it } from 'vitest';
import { sampleBodies } from '../../../contract/samples/articles';
import { sampleEvents } from '../../../contract/samples/events';
import { textsOfSample } from '../../../contract/samples/eventTexts';
import { htmlOfSample } from '../../../contract/samples/html';
import { renderMarkdown } from '../../../server/content/markdown';

const texts = [
  ...Object.values(sampleBodies).flatMap(({ body, bodyEn }) => [body, bodyEn]),
  ...sampleEvents(new Date(0)).flatMap(({ nameEn }) => Object.values(textsOfSample(nameEn)).filter(Boolean)),
];

it.each(texts)('the HTML of the sample “%.20s…” is what the parser makes of it', async (text) => {
  const { html } = await renderMarkdown(text, { language: 'vi', pictureOf: () => undefined });
  expect(htmlOfSample(text)).toBe(html);
});
