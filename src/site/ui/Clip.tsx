import { useEffect, useRef, useState } from 'react';
import { filesOfClip } from '../../../contract/filesOfClip';
import { useMotion } from '../motion/motion';
import styles from './Clip.module.css';

interface Props {
  /** Path below the media URL, without extension. */
  name: string;
  /** The drawing shown before playback, with motion off, and when the clip fails. */
  poster: string;
  width: number;
  height: number;
  /** Whether it may play; false for a clip at the back of a stack. */
  active: boolean;
  controls?: boolean;
  loop?: boolean;
}

/** Base URL of the clips; configurable for a CDN. */
const media = (import.meta.env.VITE_MEDIA_URL || '/media').replace(/\/$/, '');

/** The files of a clip where this build has them. */
export const clipFiles = (name: string) => filesOfClip(name, media);

/** Whether the element is on screen; `initially` until that is known. */
export function useOnScreen(ref: React.RefObject<Element | null>, initially = false): boolean {
  const [onScreen, setOnScreen] = useState(initially);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false));
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [ref]);
  return onScreen;
}

/** Whether the visitor has turned on the data saver. */
const sparesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * A muted, looping clip over its drawing. Fetches nothing until it may play; plays only on screen and never automatically
 * with motion off or the data saver on (requirements L-4, D-2).
 */
export function Clip({ name, poster, width, height, active, controls = false, loop = true }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const motion = useMotion();
  const onScreen = useOnScreen(place);
  const [failed, setFailed] = useState(false);
  const plays = active && motion && onScreen && !failed && !sparesData();
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // Rejected by data or battery saving: the drawing stays.
    if (plays) element.play().catch(() => undefined);
    else element.pause();
  }, [plays]);
  return (
    <span ref={place} className={styles.clip}>
      <img src={poster} width={width} height={height} alt="" />
      {!failed && (active || onScreen) && (
        <video
          ref={video}
          className={styles.video}
          width={width}
          height={height}
          muted
          loop={loop}
          playsInline
          preload="none"
          controls={controls}
          // A player with controls and no poster is a grey box until it plays.
          poster={controls ? poster : undefined}
          aria-hidden={controls ? undefined : true}
          tabIndex={controls ? undefined : -1}
          onPlaying={(event) => event.currentTarget.setAttribute('data-playing', '')}
        >
          {clipFiles(name).map(({ src, type }, place, { length }) => (
            <source
              key={type}
              src={src}
              type={type}
              // The last source to be tried.
              onError={place === length - 1 ? () => setFailed(true) : undefined}
            />
          ))}
        </video>
      )}
    </span>
  );
}
