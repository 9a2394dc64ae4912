import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Contour } from '../ui/Contour';
import styles from './AreaFallback.module.css';
import { tryAgain, useConnection } from './connection';
import { ErrorPage } from './ErrorPage';

/** From when on a page says that it is loading: usually it is there by then, and announces itself. */
const longAfter = 2000;

/** A contour that draws itself while something loads; it is not seen where that is quick. */
export const LoadingContour = () => (
  <span className={styles.box} aria-busy="true">
    <Contour state="loading" cut={12} />
  </span>
);

/** Fallback while the code or the content of an area or page loads; it also reports a lost connection. */
export function AreaFallback() {
  const { t } = useTranslation();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longAfter);
    return () => clearTimeout(timer);
  }, []);
  if (useConnection() === 'waiting') return <ErrorPage kind="offline" onAgain={() => void tryAgain()} />;
  return (
    <div className={styles.area}>
      <LoadingContour />
      <p role="status">{isLong && t('common.loading')}</p>
    </div>
  );
}

/** The same outside an area's layout. */
export const OutsideFallback = () => (
  <main id="main">
    <AreaFallback />
  </main>
);
