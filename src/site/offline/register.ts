import { forgetReceipts } from '../../session/keptReceipts';

/** Registers the worker of pages without a network; `?sw=off` in the address takes it and what it keeps away. */
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
