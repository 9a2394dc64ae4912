import { useSyncExternalStore } from 'react';
import { readRole } from './role';
import { readStored, type StoredKey, subscribeStored } from './stored';

/** A stored value that re-renders on changes, including those of other tabs. */
const useStored = (key: StoredKey): string | null =>
  useSyncExternalStore(
    subscribeStored,
    () => readStored(key),
    () => null,
  );

/** Whether a user is signed in, and the lower-cased role in the token. */
export function useSession(): { signedIn: boolean; role: string | null; userName: string | null } {
  const accessToken = useStored('accessToken');
  const userName = useStored('userName');
  return { signedIn: accessToken !== null, role: readRole(accessToken), userName };
}
