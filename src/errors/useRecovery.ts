import { useEffect, useRef, useState } from 'react';
import { type ErrorKind, kindOfError } from './kindOfError';
import { reloadOnce } from './reloadOnce';

/**
 * Automatic recovery of an error page: reloads once when a file of its build is gone, and retries when the network
 * returns. `reloading` is true while such a reload is in progress.
 */
export function useRecovery(
  error: unknown,
  retry: () => void,
): { kind: ErrorKind; reloading: boolean; again: () => void } {
  const [kind] = useState(() => kindOfError(error));
  const [reloading] = useState(() => kind === 'chunk' && reloadOnce());
  const again = () => {
    // A browser does not refetch a failed module without a reload, even once the network is back.
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
