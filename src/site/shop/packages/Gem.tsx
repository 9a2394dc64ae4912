import { cx } from '../../ui/cx';
import styles from './Gem.module.css';

/** A cut diamond whose dashed contour closes as `--closed` goes from 0 to 1; decorative. All lines lie at 45°. */
export const Gem = ({ className }: { className?: string | undefined }) => (
  <svg className={cx(styles.gem, className)} viewBox="-13 -1 26 20" aria-hidden="true" focusable="false">
    <path className={styles.shine} d="M-6 0H6L0 6Z" />
    <path className={styles.facets} d="M-12 6H12M-6 0L0 6L6 0M-6 6L0 12L6 6M0 6V18" />
    <path className={styles.contour} pathLength={100} d="M-6 0H6L12 6L0 18L-12 6Z" />
  </svg>
);
