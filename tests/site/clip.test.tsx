import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FeatureStack } from '../../src/site/download/FeatureStack';
import { setMotion } from '../../src/site/motion/motion';
import { Clip } from '../../src/site/ui/Clip';
import { renderSite } from '../support/render';
import { fakeScreen } from '../support/screen';
import { fakeTime, pass } from '../support/time';

const playing = new Set<string>();
const nameOf = (video: HTMLMediaElement) => video.querySelector('source')?.getAttribute('src') ?? '';
let show: (seen: boolean) => void;

beforeEach(() => {
  fakeTime(0);
  playing.clear();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    playing.add(nameOf(this));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.delete(nameOf(this));
  });
  const { show: report } = fakeScreen();
  show = (seen) => report(seen ? 1 : 0);
});
afterEach(() => vi.unstubAllGlobals());

describe('clips of the stack (requirement D-2)', () => {
  const smooth = '/media/download/smooth.webm';
  it('plays only the front one, and none off screen', async () => {
    await renderSite(<FeatureStack />);
    expect([...playing]).toEqual([]);
    show(true);
    expect([...playing]).toEqual(['/media/download/multiplayer.webm']);
    await pass(5000);
    expect([...playing]).toEqual([smooth]);
    show(false);
    expect([...playing]).toEqual([]);
  });
  it('plays none with motion off', async () => {
    setMotion(false);
    await renderSite(<FeatureStack />);
    show(true);
    expect([...playing]).toEqual([]);
  });
  it('plays none for those who ask sites to spare data', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
    await renderSite(<FeatureStack />);
    show(true);
    expect([...playing]).toEqual([]);
  });
});

describe('a clip', () => {
  it('is muted, inline and loaded late, and falls back to the drawing on failure', async () => {
    const { container } = await renderSite(
      <Clip name="library/x" poster="/art/x.svg" width={640} height={360} active controls />,
    );
    const video = container.querySelector('video') as HTMLVideoElement;
    expect(video.muted).toBe(true);
    expect(video).toHaveAttribute('preload', 'none');
    expect(video).toHaveAttribute('playsinline');
    expect(video).toHaveAttribute('poster', '/art/x.svg');
    fireEvent.error(video.querySelector('source[type="video/mp4"]') as Element);
    expect(container.querySelector('video')).toBeNull();
    expect(screen.getByRole('presentation', { hidden: true })).toHaveAttribute('src', '/art/x.svg');
  });
});
