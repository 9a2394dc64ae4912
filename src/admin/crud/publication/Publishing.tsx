import { lazy, Suspense } from 'react';
import { usePublishing } from './usePublishing';

const PublishBar = lazy(() => import('./PublishBar'));

export interface PublishingProps {
  /** Where it stands: at a row of the list, in the record's form or on its page. */
  at: 'row' | 'form' | 'page';
}

/** As large as what comes, so that nothing moves when it arrives. */
const room = { display: 'inline-block', minWidth: 30, minHeight: 30 };

/** The acts of publishing the record in context, for a resource that is published and those who may. */
export const Publishing = (props: PublishingProps) =>
  usePublishing() && (
    <Suspense fallback={<span style={room} />}>
      <PublishBar {...props} />
    </Suspense>
  );
