import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { announce } from '../../src/site/ui/LiveRegion';
import { api } from './server';

beforeAll(() => api.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.close());

// What jsdom lacks and the site asks for.
window.matchMedia ??= (query) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as never;
window.scrollTo = () => undefined;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  cleanup();
  api.resetHandlers();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  announce('');
  const complaints = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  // A quiet test is part of the rule: what React or the page complains about is a defect.
  expect(complaints).toEqual([]);
});
