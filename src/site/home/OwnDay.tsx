import { lazy, Suspense } from 'react';
import { useSession } from '../../session/useSession';
import { loadChunk } from '../errors/loadChunk';

const DailyLine = lazy(() => loadChunk(() => import('../daily/DailyLine')));

/** Today's gold for a signed-in player; guests load nothing of it. */
export function OwnDay() {
  const { signedIn } = useSession();
  return signedIn ? (
    <Suspense>
      <DailyLine />
    </Suspense>
  ) : null;
}
