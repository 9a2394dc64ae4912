import { lazy, Suspense } from 'react';
import { loadChunk } from '../errors/loadChunk';
import { useHydrated } from '../ui/useHydrated';
import styles from './LazyDaily.module.css';

const DailyPlate = lazy(() => loadChunk(() => import('./DailyPlate')));

/** The daily mark, loaded once the page works; its room is there from the start. */
export function LazyDaily({ back }: { back: string }) {
  const room = <div className={styles.room} />;
  return useHydrated() ? (
    <Suspense fallback={room}>
      <DailyPlate back={back} />
    </Suspense>
  ) : (
    room
  );
}
