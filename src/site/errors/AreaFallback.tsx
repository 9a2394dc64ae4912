import { Contour } from '../ui/Contour';
import styles from './AreaFallback.module.css';
import { tryAgain, useConnection } from './connection';
import { ErrorPage } from './ErrorPage';

/**
 * What stands in for an area or page whose code is still on its way: a box whose gap runs round. No text, as it shows for
 * moments and the page that follows announces itself; only when there is no connection it says so.
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
