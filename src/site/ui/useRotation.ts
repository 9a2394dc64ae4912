import { useCallback, useEffect, useState } from 'react';
import { useMotion } from '../motion/motion';

/** Whether the tab is looked at; things that move by themselves wait meanwhile (requirement H-8). */
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
  /** Milliseconds between two steps. */
  every: number;
  /** Held for a moment, e.g. while hovered. */
  held?: boolean;
}

/**
 * A cyclic rotation with a pause of its own: runs unless the player stopped it, motion is off, the tab is hidden or it
 * is held. Choosing a place by hand begins its time anew (requirement H-5).
 */
export function useRotation({ count, every, held = false }: Options) {
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [turn, setTurn] = useState(0);
  const motion = useMotion();
  const visible = useVisible();
  const playing = motion && !stopped;
  const running = playing && visible && !held;

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
