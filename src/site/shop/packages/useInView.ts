import { type RefObject, useEffect, useRef } from 'react';
import { readMotion } from '../../motion/motion';

/** Scrolls to an element; instantly without motion. */
export const scrollTo = (element: Element | null): void =>
  element?.scrollIntoView?.({ block: 'start', behavior: readMotion() ? 'smooth' : 'auto' });

/**
 * Scrolls an element into view when it appears and when its text changes. Focuses it initially if requested, and whenever
 * the focused button disappears with the change.
 */
export function useInView(text: string, focus: boolean): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const wanted = useRef(focus);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target as Element;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    // Its top: on a phone it may be taller than the viewport.
    if (text) scrollTo(ref.current);
    if (wanted.current || focused.current?.isConnected === false) ref.current?.focus({ preventScroll: true });
    wanted.current = false;
  }, [text]);
  return ref;
}
