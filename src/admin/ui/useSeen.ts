import { type RefObject, useEffect, useRef, useState } from 'react';

/** A ref for an element, and whether a fifth of it has been on the screen; at once where the browser cannot say. */
export function useSeen<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isSeen || !ref.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { threshold: 0.2 },
    );
    watch.observe(ref.current);
    const print = () => setSeen(true);
    window.addEventListener('beforeprint', print);
    return () => {
      watch.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, [isSeen]);
  return [ref, isSeen];
}
