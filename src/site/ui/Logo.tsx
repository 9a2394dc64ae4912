import styles from './Logo.module.css';

/**
 * The logo at one stroke width: an octagon with a gap at 45°, then letters of straight strokes. `drawn` lets the splash
 * close the O.
 */
export const Logo = ({ height = 24 }: { height?: number }) => (
  <svg
    className={styles.logo}
    width={(height * 188) / 32}
    height={height}
    viewBox="0 0 188 32"
    aria-hidden="true"
    focusable="false"
  >
    <path className={styles.o} d="M10 4H20L26 10V22L20 28H10L4 22V10Z" pathLength={100} />
    <path d="M37 3V22L43 28H50L56 22V3M64 4H86M75 4V29M94 3V28H111M120 3V29M131 29V4H134L149 28H152V3M184 4H163V28H184M163 16H180" />
  </svg>
);
