import { type TouchEvent, useEffect, useRef } from 'react';

type Step = (by: -1 | 1) => void;

/** The minimum length of a swipe in pixels; it must also be twice as long as it is high. */
const swipe = 48;

/** Steps with the left and right arrow keys, except in a player, which uses them to seek. */
export function useStepKeys(step: Step): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 } as const;
      const direction = by[event.key as keyof typeof by];
      if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof HTMLMediaElement) return;
      event.preventDefault();
      latest.current(direction);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Steps with a one-finger swipe: to the left moves to the next. Ignores a player's lower edge, where one seeks. */
export function useSwipe(step: Step) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ target, touches }: TouchEvent) => {
      const touch = touches[0];
      const seeks =
        target instanceof HTMLMediaElement &&
        touch &&
        touch.clientY > target.getBoundingClientRect().bottom - swipe;
      start.current = touch && touches.length === 1 && !seeks ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) >= swipe && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1);
    },
  };
}
