import { useEffect, useRef, useState } from 'react';
import { useMotion } from '../motion/motion';
import styles from './Clip.module.css';

interface Props {
  /** Path below the media address, without extension. */
  name: string;
  /** The drawing that stands there before it plays, without motion, and when the clip cannot be had. */
  poster: string;
  width: number;
  height: number;
  /** Whether it may play now; a clip in the back of a stack may not. */
  active: boolean;
  controls?: boolean;
  loop?: boolean;
}

/** Address of the clips; a setting, so that a content delivery host can serve them. */
const media = (import.meta.env.VITE_MEDIA_URL || '/media').replace(/\/$/, '');

/** Whether the element is on the screen. */
function useOnScreen(ref: React.RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [ref]);
  return seen;
}

/**
 * A muted, looping clip over its drawing. Nothing is fetched before it may play; it plays on screen only and never by
 * itself when motion is off (requirements L-4, D-2).
 */
export function Clip({ name, poster, width, height, active, controls = false, loop = true }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const motion = useMotion();
  const seen = useOnScreen(place);
  const [failed, setFailed] = useState(false);
  const plays = active && motion && seen && !failed;
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // Refused when the browser saves data or power: the drawing stays.
    if (plays) element.play().catch(() => undefined);
    else element.pause();
  }, [plays]);
  return (
    <span ref={place} className={styles.clip}>
      <img src={poster} width={width} height={height} alt="" />
      {!failed && (active || seen) && (
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
          // Without a poster of its own a player with controls is a grey box until it plays
          poster={controls ? poster : undefined}
          aria-hidden={controls ? undefined : true}
          tabIndex={controls ? undefined : -1}
          onPlaying={(event) => event.currentTarget.setAttribute('data-playing', '')}
        >
          <source src={`${media}/${name}.webm`} type="video/webm" />
          <source src={`${media}/${name}.mp4`} type="video/mp4" onError={() => setFailed(true)} />
        </video>
      )}
    </span>
  );
}
