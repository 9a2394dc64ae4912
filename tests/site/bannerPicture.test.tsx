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

it('a slide with a clip plays it over its drawing, which is its thumbnail', async () => {
  const [match, robots] = homeOf('en').slides;
  if (!match || !robots) throw new Error('The samples have slides.');
  await renderSite(<div />);
  const scene = { name: 'home/hiem', poster: '/art/boxes/hiem.svg', width: 640, height: 360 };
  keepContent('home', 'en', { ...homeOf('en'), slides: [{ ...match, scene }, robots] });
  await renderSite(<Banner />);
  const [first] = document.querySelectorAll('[role=tabpanel]');
  expect(first?.querySelector('img')).toHaveAttribute('src', scene.poster);
  const sources = [...(first?.querySelectorAll('source') ?? [])].map((source) => source.getAttribute('src'));
  expect(sources).toEqual(['/media/home/hiem.webm', '/media/home/hiem.mp4']);
  expect(document.querySelector('[role=tab] img')).toHaveAttribute('src', scene.poster);
});
