import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { WornItem } from '../../src/robot/composed';
import { Robot } from '../../src/site/robot/Robot';
import { renderSite } from '../support/render';

const item = (type: number, name: string, rest: Partial<WornItem> = {}): WornItem => ({
  type,
  name,
  librarySlug: '',
  imageUrl: '',
  ...rest,
});
const helmet = item(0, 'Wave Helmet', { librarySlug: 'mu-lan-song', imageUrl: '/images/a.webp' });
const drums = item(3, 'Drumming', { librarySlug: 'danh-trong' });

/** The layers by their drawing or picture, back to front. */
const layers = () =>
  [...screen.getByRole('img').querySelectorAll('svg > use, svg > image')].map((layer) =>
    (layer.getAttribute('href') ?? '').replace('/art/robot.svg#', ''),
  );
/** Pictures load at once; their corners have this opacity. */
function withCorners(alpha: number): void {
  vi.stubGlobal(
    'Image',
    class {
      decode = async () => undefined;
    },
  );
  const pixels = { data: new Uint8ClampedArray(16 * 16 * 4).fill(alpha) };
  const context = { drawImage: () => undefined, getImageData: () => pixels };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('stacks what is worn back to front, and says it in one text', async () => {
  const bag = item(2, 'Rocket Pack', { librarySlug: 'ba-lo-ten-lua' });
  const body = item(1, 'Steel Tunic', { librarySlug: 'ao-dai-thep' });
  await renderSite(<Robot worn={[helmet, body, bag]} />);
  expect(layers()).toEqual(['ba-lo-ten-lua', 'arm', 'base', 'ao-dai-thep', 'mu-lan-song']);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Robot, wearing: Wave Helmet, Steel Tunic, Rocket Pack',
  );
});

it('has the echo of every layer behind all layers', async () => {
  await renderSite(<Robot worn={[helmet]} />);
  const [first, second, ...rest] = screen.getByRole('img').querySelectorAll('svg > *');
  for (const echo of [first, second])
    expect([...(echo?.querySelectorAll('use') ?? [])].map((use) => use.getAttribute('href'))).toEqual(
      ['arm', 'base', 'mu-lan-song'].map((name) => `/art/robot.svg#${name}-echo`),
    );
  expect(rest.map(({ tagName }) => tagName)).toEqual(['use', 'use', 'use']);
});

it('takes the pose of an emote in place of the arm at rest', async () => {
  await renderSite(<Robot worn={[drums]} />);
  expect(layers()).toEqual(['danh-trong', 'base']);
});

it('has a plate with the name and a frame with the avatar where there is a name', async () => {
  const tiger = item(5, 'Tiger', { imageUrl: '/images/tiger.webp' });
  const tag = item(4, 'Lotus', { librarySlug: 'bang-ten-hoa-sen' });
  await renderSite(<Robot worn={[]} name="minh01" avatar="/art/avatars/ga.svg" />);
  expect(layers()).toEqual(['arm', 'base', 'plate', '/art/avatars/ga.svg']);
  expect(screen.getByRole('img')).toHaveAccessibleName('Robot of minh01, wearing nothing');
  expect(screen.getByRole('img')).toHaveTextContent('minh01');
  cleanup();
  await renderSite(<Robot worn={[tiger, tag]} name="minh01" avatar="/art/avatars/ga.svg" />);
  expect(layers()).toEqual(['arm', 'base', 'bang-ten-hoa-sen', 'frame', '/images/tiger.webp']);
});

it('shows its own face where there is no avatar, and an avatar of ours in the frame that it is drawn in', async () => {
  await renderSite(<Robot worn={[]} name="minh01" />);
  expect(layers().slice(-2)).toEqual(['frame', 'face']);
  cleanup();
  await renderSite(<Robot worn={[item(5, 'Tiger', { librarySlug: 'avatar-ho' })]} name="minh01" />);
  expect(layers().slice(-2)).toEqual(['plate', '/art/cosmetics/avatar-ho.svg']);
});

it('places an uploaded picture with clear corners, and shows one without beside the robot', async () => {
  const cape = item(1, 'Cape', { imageUrl: '/images/cape.webp' });
  withCorners(0);
  await renderSite(<Robot worn={[cape]} />);
  await waitFor(() => expect(layers()).toEqual(['arm', 'base', '/images/cape.webp']));
  cleanup();
  withCorners(255);
  await renderSite(<Robot worn={[{ ...cape, imageUrl: '/images/photo.webp' }]} />);
  await waitFor(() => expect(document.querySelector('img')).toHaveAttribute('src', '/images/photo.webp'));
  expect(layers()).toEqual(['arm', 'base']);
});

it('leaves out what has neither drawing nor picture, but says it', async () => {
  await renderSite(<Robot worn={[item(0, 'Crown')]} />);
  expect(layers()).toEqual(['arm', 'base']);
  expect(screen.getByRole('img')).toHaveAccessibleName('Robot, wearing: Crown');
});
