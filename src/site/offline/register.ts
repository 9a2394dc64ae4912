import { forgetReceipts } from '../../session/keptReceipts';

/** Registers the service worker for offline pages; `?sw=off` in the address removes it and everything it stored. */
export async function register(search: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (new URLSearchParams(search).get('sw') !== 'off') {
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    return;
  }
  const registered = await serviceWorker.getRegistrations();
  await Promise.all(registered.map((one) => one.unregister()));
  await forgetReceipts();
}
