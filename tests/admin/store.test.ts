import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from '../../src/admin/app/store';

const key = 'sidebar.open';
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A window whose width the test changes. */
function resizable() {
  let change: () => void = () => undefined;
  const list = { matches: false, addEventListener: (_: string, listener: () => void) => (change = listener) };
  vi.stubGlobal('matchMedia', () => list);
  return (isNarrow: boolean) => {
    list.matches = isNarrow;
    change();
  };
}

it('the menu closes when the window becomes narrow, and is as it was chosen once it is wide again', () => {
  const turn = resizable();
  const store = createStore();
  store.setItem(key, true);
  const seen: boolean[] = [];
  const stop = store.subscribe(key, (open) => seen.push(open));
  turn(true);
  expect([store.getItem(key), seen]).toEqual([false, [false]]);
  store.setItem(key, true);
  expect([store.getItem(key), seen]).toEqual([true, [false, true]]);
  // Opened over the page it says nothing about a wide window.
  turn(false);
  store.setItem(key, false);
  turn(true);
  turn(false);
  expect([store.getItem(key), seen.at(-1)]).toEqual([false, false]);
  stop();
  turn(true);
  expect(seen.length).toBe(6);
});

it('a menu that was open when the page was left is closed on a phone', () => {
  const turn = resizable();
  createStore().setItem(key, true);
  turn(true);
  expect(createStore().getItem(key)).toBe(false);
});
