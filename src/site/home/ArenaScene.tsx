import { useEffect, useRef } from 'react';
import type { Arena, ArenaWindow } from '../../../arena/start';
import workerAddress from '../../../arena/worker?worker&url';
import { readMotion } from '../motion/motion';
import { cx } from '../ui/cx';
import styles from './ArenaScene.module.css';

/** By canvas, as a canvas can be transferred to a worker only once. */
const arenas = new WeakMap<HTMLCanvasElement, Promise<Arena | undefined>>();

const earlyArena = () => (window as ArenaWindow).earlyArena;

/** The arena that the page started before React, or a new one; undefined when it cannot start: the drawing stays. */
async function start(canvas: HTMLCanvasElement): Promise<Arena | undefined> {
  const early = earlyArena();
  if (early?.canvas === canvas) return early.arena;
  const code = await import('../../../arena/start').catch(() => undefined);
  return canvas.isConnected ? code?.startArena(canvas) : undefined;
}

function arenaOf(canvas: HTMLCanvasElement): Promise<Arena | undefined> {
  const arena = arenas.get(canvas) ?? start(canvas);
  arenas.set(canvas, arena);
  return arena;
}

/**
 * The banner's arena: a drawing over which a worker plays the game. Before it plays, with motion off, with the data saver
 * on and where a browser cannot draw in a worker, the drawing is shown, which is the game's first frame.
 */
export function ArenaScene({ plays, className }: { plays: boolean; className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const started = useRef(false);
  useEffect(() => {
    const element = canvas.current;
    // During hydration, React does not yet know that motion is off.
    const allowed = plays && readMotion();
    if (!element || !(allowed || started.current || earlyArena()?.canvas === element)) return;
    started.current = true;
    void arenaOf(element).then((arena) => arena?.allow(allowed));
  }, [plays]);
  useEffect(() => {
    const element = canvas.current;
    return () => {
      // Strict mode also calls this for a canvas that stays.
      if (element && !element.isConnected) void arenas.get(element)?.then((arena) => arena?.end());
    };
  }, []);
  return (
    <span className={cx(styles.arena, className)}>
      <canvas ref={canvas} className={styles.canvas} data-arena={workerAddress} />
      <img
        className={styles.drawing}
        src="/art/scenes/match.svg"
        width={960}
        height={720}
        alt=""
        fetchPriority="high"
      />
    </span>
  );
}
