import { configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, vi } from 'vitest';
import { showDemoContent } from '../../src/site/content/demo/demoContent';

// A setup file of the projects with a DOM. The files that a worker runs share its modules and its window.

showDemoContent();

// Generous for a busy machine; only failures wait this long.
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 90_000 });

// In development React captures a stack trace for each element it creates, ten thousand in a row, for a line in its
// warnings: a quarter of the time. This keeps its counter at the limit, where it stops; every warning stays.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, { recentlyCreatedOwnerStacks: number }>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set() {},
});

// APIs missing in jsdom.
window.matchMedia ??= (query) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as never;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

afterAll(async () => {
  vi.useRealTimers();
  // Vitest rejects the imports that a file leaves pending, and the next file of the worker would be given the failed module.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  history.replaceState(null, '', '/');
});
