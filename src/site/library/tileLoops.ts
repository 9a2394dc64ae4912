import { savesData } from '../../../arena/savesData';
import { readMotion } from '../motion/motion';
import { clipFiles } from '../ui/Clip';
import styles from './LibraryPage.module.css';

/** How long the pointer or focus rests on a tile before its loop is fetched, in milliseconds. */
const aimFor = 150;

function makeVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.className = styles.loop ?? '';
  // `muted` alone only affects playback; browsers also check the default when deciding whether it may play.
  Object.assign(video, { muted: true, defaultMuted: true, loop: true, playsInline: true, preload: 'none' });
  video.tabIndex = -1;
  video.setAttribute('aria-hidden', 'true');
  video.addEventListener('playing', () => video.setAttribute('data-playing', ''));
  return video;
}

const sourceOf = (file: { src: string; type: string }) =>
  Object.assign(document.createElement('source'), file);

/**
 * Plays the silent loop of the tile that is hovered, or focused by keyboard, in its element with `data-loop`: a single
 * video for all tiles, which fetches nothing in advance, pauses out of view, and never starts with motion off or the data
 * saver on (living-site.md section 3). A ref callback for the element around the tiles.
 */
export function tileLoops(tiles: HTMLElement | null): (() => void) | undefined {
  if (!tiles) return undefined;
  const video = makeVideo();
  let aimed: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let views: IntersectionObserver | undefined;
  const play = (place: HTMLElement) => {
    video.replaceChildren(...clipFiles(place.dataset.loop ?? '').map(sourceOf));
    video.load();
    place.append(video);
    views = new IntersectionObserver(([entry]) => {
      // Rejected by data or battery saving: the drawing stays.
      if (entry?.isIntersecting) video.play().catch(() => undefined);
      else video.pause();
    });
    views.observe(place);
  };
  const stop = () => {
    clearTimeout(timer);
    aimed = null;
    views?.disconnect();
    if (!video.parentNode) return;
    video.pause();
    video.remove();
    video.removeAttribute('data-playing');
    // Without sources it stops whatever it is still fetching.
    video.replaceChildren();
    video.load();
  };
  const aim = (target: EventTarget | null) => {
    const tile = target instanceof Element ? target.closest('a') : null;
    const place = tile?.querySelector<HTMLElement>('[data-loop]') ?? null;
    if (place === aimed) return;
    stop();
    if (!place || !readMotion() || savesData()) return;
    aimed = place;
    timer = setTimeout(() => play(place), aimFor);
  };
  const hover = ({ target, pointerType }: PointerEvent) => pointerType !== 'touch' && aim(target);
  const focus = ({ target }: FocusEvent) =>
    target instanceof Element && target.matches(':focus-visible') && aim(target);
  const end = new AbortController();
  const options = { signal: end.signal };
  tiles.addEventListener('pointerover', hover, options);
  tiles.addEventListener('focusin', focus, options);
  // A click opens the item, whose own clip plays.
  for (const name of ['pointerleave', 'focusout', 'click']) tiles.addEventListener(name, stop, options);
  return () => {
    end.abort();
    stop();
  };
}
