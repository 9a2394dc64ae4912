import styles from './AreaFallback.module.css';
import { Contour } from './Contour';

/** What stands in for an area or page whose code is still on its way: a box whose gap runs round. No text: it shows for moments, and the page that follows announces itself. */
export function AreaFallback() {
  return (
    <div className={styles.area} aria-busy="true">
      <span className={styles.box}>
        <Contour state="loading" cut={12} />
      </span>
    </div>
  );
}
