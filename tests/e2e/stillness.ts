import type { BrowserContextOptions } from 'playwright-core';

/** A page that must not move: the context's options, and what is set before its scripts run. */
export type Stillness = [name: string, options: BrowserContextOptions, prepare: (() => void) | undefined];

/** The ways in which a visitor asks for a page without motion. */
export const stillness: Stillness[] = [
  ['reduced motion', { reducedMotion: 'reduce' }, undefined],
  ['Motion off', {}, () => localStorage.setItem('motion', 'off')],
  [
    'saved data',
    {},
    () =>
      Object.defineProperty(Object.getPrototypeOf(navigator), 'connection', {
        get: () => ({ saveData: true }),
      }),
  ],
];
