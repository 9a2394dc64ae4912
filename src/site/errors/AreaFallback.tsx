import { Contour } from '../ui/Contour';
import styles from './AreaFallback.module.css';
import { tryAgain, useConnection } from './connection';
import { ErrorPage } from './ErrorPage';

/**
 * Fallback while the code of an area or page loads. It has no text, as it shows briefly and the next page announces
 * itself; it only reports a lost connection.
 */
export function AreaFallback() {
  if (useConnection() === 'waiting') return <ErrorPage kind="offline" onAgain={() => void tryAgain()} />;
  return (
    <div className={styles.area} aria-busy="true">
      <span className={styles.box}>
        <Contour state="loading" cut={12} />
      </span>
    </div>
  );
}

/** The same outside an area's layout. */
export const OutsideFallback = () => (
  <main id="main">
    <AreaFallback />
  </main>
);
