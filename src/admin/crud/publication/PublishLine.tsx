import { lazy, Suspense } from 'react';
import { usePublishing } from './usePublishing';

const PublishBar = lazy(() => import('./PublishBar'));

/** As high as the line, so that nothing below it moves when it arrives. */
const room = { minHeight: 34 };

/** The state of the record in context and the acts of publishing, for a resource that is published and those who may. */
export const PublishLine = ({ inForm = false }: { inForm?: boolean }) =>
  usePublishing() && (
    <div style={room}>
      <Suspense>
        <PublishBar inForm={inForm} />
      </Suspense>
    </div>
  );
