import { useSyncExternalStore } from 'react';
import { readRole } from './role';
import { readStored, type StoredKey, subscribeStored } from './stored';

/** A stored value that re-renders when it changes, also from another tab. */
const useStored = (key: StoredKey): string | null =>
  useSyncExternalStore(
    subscribeStored,
    () => readStored(key),
    () => null,
  );

/** Whether somebody is signed in, and the role in the token (lower-cased). */
export function useSession(): { signedIn: boolean; role: string | null; userName: string | null } {
  const accessToken = useStored('accessToken');
  const userName = useStored('userName');
  return { signedIn: accessToken !== null, role: readRole(accessToken), userName };
}
