import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls an element into view when it appears and when its text changes; optionally focuses it. */
export function useInView(text: string, focus: boolean): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const first = useRef(focus);
  useEffect(() => {
    // Its top: on a phone it may be taller than the viewport.
    if (text) ref.current?.scrollIntoView?.({ block: 'start', behavior: 'smooth' });
    if (first.current) ref.current?.focus({ preventScroll: true });
    first.current = false;
  }, [text]);
  return ref;
}
