import { drawOn } from '../motion/drawOn';
import styles from './Contour.module.css';
import { cx } from './cx';

export type ContourState =
  | 'idle'
  | 'selected'
  | 'progress'
  | 'loading'
  | 'disabled'
  | 'error'
  | 'success'
  | 'closed';

interface Props {
  state?: ContourState;
  /** Chamfer size in px. */
  cut?: number;
  /** 0 to 100, for `progress`. */
  value?: number;
  /** For `progress`: closes over this time instead of showing a value. */
  seconds?: number;
  className?: string;
}

/**
 * The site's signature element: an open line around its positioned parent that closes when the parent is hovered,
 * focused or contains a checked control (docs/spec/experience.md, section 2). No measuring and no script: a rectangle
 * sized in percent whose two cut corners are clipped and redrawn as short diagonals, so they stay at 45° at any size.
 */
export function Contour({ state = 'idle', cut = 16, value, seconds, className }: Props) {
  const style = { '--cut': `${cut}px`, '--p': value, '--run': seconds && `${seconds}s` };
  const pathLength = state === 'disabled' ? undefined : 100;
  return (
    <span
      ref={drawOn}
      className={cx(styles.contour, className)}
      data-state={state}
      data-timed={seconds !== undefined}
      style={style}
      aria-hidden="true"
    >
      <svg className={styles.edges} focusable="false" aria-hidden="true">
        {state === 'progress' && <rect className={styles.ghost} />}
        <rect className={styles.line} pathLength={pathLength} />
        <svg x="100%" overflow="visible" aria-hidden="true">
          <path className={styles.first} d={`M${-cut - 1} 0L0 ${cut + 1}`} />
        </svg>
        <svg y="100%" overflow="visible" aria-hidden="true">
          <path className={styles.second} d={`M0 ${-cut - 1}L${cut + 1} 0`} />
        </svg>
      </svg>
      <span className={styles.tick} />
    </span>
  );
}
