import { useEffect, useRef, useState } from 'react';
import { type ErrorKind, kindOfError } from './kindOfError';
import { reloadOnce } from './reloadOnce';

/**
 * What an error page does by itself: it loads the page anew, once, when a file of its build is gone, and tries again when
 * the network returns. `reloading` is true while such a reload is on its way.
 */
export function useRecovery(
  error: unknown,
  retry: () => void,
): { kind: ErrorKind; reloading: boolean; again: () => void } {
  const [kind] = useState(() => kindOfError(error));
  const [reloading] = useState(() => kind === 'chunk' && reloadOnce());
  const again = () => {
    // A file that did not come is not asked for again without a reload, even once there is a network.
    if (kindOfError(error) === 'chunk') location.reload();
    else retry();
  };
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    const online = () => latest.current();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  return { kind, reloading, again };
}
