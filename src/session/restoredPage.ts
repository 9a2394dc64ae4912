import { readStored, subscribeStored } from './stored';

const account = (): string | null => (readStored('accessToken') === null ? null : readStored('email'));

/**
 * Reloads a page that the browser restores whole from its back-forward cache, as it was before somebody signed out or in:
 * it would show an account that this browser no longer has.
 */
export function watchRestored(reload: () => void = () => window.location.reload()): void {
  let shown = account();
  subscribeStored(() => {
    shown = account() ?? shown;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && account() !== shown) reload();
  });
}
