import { type RefObject, useEffect, useRef } from 'react';
import { readMotion } from '../../motion/motion';

/** Scrolls to an element; at once without motion. */
export const scrollTo = (element: Element | null): void =>
  element?.scrollIntoView?.({ block: 'start', behavior: readMotion() ? 'smooth' : 'auto' });

/** Scrolls an element into view when it appears and when its text changes; optionally focuses it. */
export function useInView(text: string, focus: boolean): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const first = useRef(focus);
  useEffect(() => {
    // Its top: on a phone it may be taller than the viewport.
    if (text) scrollTo(ref.current);
    if (first.current) ref.current?.focus({ preventScroll: true });
    first.current = false;
  }, [text]);
  return ref;
}
