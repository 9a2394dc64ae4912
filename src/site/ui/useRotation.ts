import { useCallback, useEffect, useState } from 'react';
import { useMotion } from '../motion/motion';

/** Whether the tab is visible; automatic motion pauses otherwise (requirement H-8). */
function useVisible(): boolean {
  const [visible, setVisible] = useState(true);
  useEffect(() => {
    const read = () => setVisible(document.visibilityState !== 'hidden');
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return visible;
}

interface Options {
  count: number;
  /** Interval in milliseconds. */
  every: number;
  /** Paused temporarily, e.g. on hover. */
  paused?: boolean;
}

/**
 * A cyclic rotation with a pause control: runs unless the player has paused it, motion is off, the tab is hidden or
 * `paused` is set. Choosing an index by hand restarts the interval (requirement H-5).
 */
export function useRotation({ count, every, paused = false }: Options) {
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [turn, setTurn] = useState(0);
  const motion = useMotion();
  const visible = useVisible();
  const playing = motion && !stopped;
  const running = playing && visible && !paused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn restarts the time
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), every);
    return () => clearInterval(timer);
  }, [running, count, every, turn]);

  const choose = useCallback((to: number) => {
    setIndex(to);
    setTurn((now) => now + 1);
  }, []);
  return {
    index,
    choose,
    playing,
    running,
    motion,
    stop: () => setStopped(true),
    toggle: () => setStopped(!stopped),
  };
}
