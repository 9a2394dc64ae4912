import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyText } from '../../src/session/copyText';
import { forgetReceipts } from '../../src/session/keptReceipts';
import { newKey } from '../../src/session/newKey';
import { watchRestored } from '../../src/session/restoredPage';
import { writeStored } from '../../src/session/stored';
import { isKept } from '../../src/site/receipt/keepReceipt';

/** What a page over plain http has not, under any name but localhost. */
beforeEach(() => {
  vi.stubGlobal('caches', undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
});
afterEach(() => vi.unstubAllGlobals());

it('makes keys, each another, that the server takes', () => {
  const keys = Array.from({ length: 100 }, newKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

it.each([true, false])(
  'copies as a person would, and says when the browser does not allow it: %s',
  async (allowed) => {
    const copied: string[] = [];
    document.execCommand = () => {
      copied.push((document.activeElement as HTMLTextAreaElement).value);
      return allowed;
    };
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    await copyText('OUT-1').then(
      () => expect(allowed).toBe(true),
      () => expect(allowed).toBe(false),
    );
    expect([copied, document.activeElement, document.querySelector('textarea')]).toEqual([
      ['OUT-1'],
      button,
      null,
    ]);
  },
);

it('has no receipts to read or forget', async () => {
  expect(await isKept('/receipts/1')).toBe(false);
  await forgetReceipts();
});

const restored = () => {
  const event = new Event('pageshow');
  Object.defineProperty(event, 'persisted', { value: true });
  window.dispatchEvent(event);
};
const who = (email: string | null) => writeStored({ email, accessToken: email && `token of ${email}` });

it.each([
  ['a', null, 1],
  ['a', 'b', 1],
  ['a', 'a', 0],
  [null, null, 0],
  [null, 'a', 1],
] as const)('a page of %s that is restored for %s is loaded anew: %d', (shown, now, times) => {
  who(shown);
  const reload = vi.fn();
  watchRestored(reload);
  // By another document: one that is put aside is not notified.
  for (const [key, value] of Object.entries({ email: now, accessToken: now && `token of ${now}` }))
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  restored();
  expect(reload).toHaveBeenCalledTimes(times);
});
