import { type RefObject, useEffect, useRef } from 'react';

/** Brings an element into view when it appears and whenever it says something else; and into focus, for who was led to it. */
export function useInView(says: string, focus: boolean): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const first = useRef(focus);
  useEffect(() => {
    // Its head: on a phone it may be taller than the page.
    if (says) ref.current?.scrollIntoView?.({ block: 'start', behavior: 'smooth' });
    if (first.current) ref.current?.focus({ preventScroll: true });
    first.current = false;
  }, [says]);
  return ref;
}
