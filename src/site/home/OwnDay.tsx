import { lazy, Suspense } from 'react';
import { useSession } from '../../session/useSession';
import { loadChunk } from '../errors/loadChunk';

const DailyLine = lazy(() => loadChunk(() => import('../daily/DailyLine')));
const MarkLine = lazy(() => loadChunk(() => import('./MarkLine')));

/** Today's gold and the next mark of the season for a signed-in player; guests load nothing of them. */
export function OwnDay() {
  const { signedIn } = useSession();
  return signedIn ? (
    <Suspense>
      <DailyLine />
      <MarkLine />
    </Suspense>
  ) : null;
}
