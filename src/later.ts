import { allowTranslation } from './errors/translation';
import { keepFocus } from './focus/keepFocus';
import { watchRestored } from './session/restoredPage';
import { register } from './site/offline/register';
import { hasPurchases } from './site/shop/payment/state/storedResult';

/** At a second page, or after a purchase: visitors who look only once store nothing (decisions.md, Service worker). */
const staysLonger = () =>
  document.referrer.startsWith(location.origin) || /[?&]sw=/.test(location.search) || hasPurchases();

/** Starts what a page can do without at first. */
export function startLater(): void {
  allowTranslation();
  keepFocus();
  watchRestored();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !staysLonger()) return;
  // If it fails, there are no offline pages, as before.
  register(location.search).catch(() => undefined);
}
