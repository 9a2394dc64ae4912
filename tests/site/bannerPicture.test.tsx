import { afterEach, expect, it } from 'vitest';
import { homeOf } from '../../src/site/content/demo/home';
import { keepContent } from '../../src/site/content/pageContent';
import { Banner } from '../../src/site/home/Banner';
import { renderSite } from '../support/render';

const image = '/images/a1.webp';
afterEach(() => keepContent('home', 'en', homeOf('en')));

it('a slide with a picture shows it in place of its scene, in its thumbnail too', async () => {
  const [match, robots] = homeOf('en').slides;
  if (!match || !robots) throw new Error('The samples have slides.');
  await renderSite(<div />);
  keepContent('home', 'en', { ...homeOf('en'), slides: [{ ...match, image }, robots] });
  await renderSite(<Banner />);
  const [first, second] = document.querySelectorAll('[role=tabpanel]');
  expect(first?.querySelector('img')).toHaveAttribute('src', image);
  expect(first?.querySelector('canvas, use')).toBeNull();
  expect(second?.querySelector('img')).toBeNull();
  expect(second?.querySelector('svg')).not.toBeNull();
  const thumbs = [...document.querySelectorAll('[role=tab] img')].map((thumb) => thumb.getAttribute('src'));
  expect(thumbs).toEqual([image, '/art/thumbs/robots.svg']);
});
