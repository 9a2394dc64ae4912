import { keepFocus } from './focus/keepFocus';
import { register } from './site/offline/register';
import { hasPurchases } from './site/shop/payment/storedResult';

/** At a second page, or after a purchase: whoever looks once keeps nothing (decisions.md, Service worker). */
const staysLonger = () =>
  document.referrer.startsWith(location.origin) || /[?&]sw=/.test(location.search) || hasPurchases();

/** What a page does once it works: nothing of it is needed for the first look. */
export function startLater(): void {
  keepFocus();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !staysLonger()) return;
  // Without it there is no page without a network, as before.
  register(location.search).catch(() => undefined);
}
