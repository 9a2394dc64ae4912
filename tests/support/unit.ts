import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { announce } from '../../src/site/ui/LiveRegion';
import { api } from './api';
import { failOnConsole } from './quietConsole';

// A setup file of the public site's tests: an API that rejects unmocked calls, and a silent console.
failOnConsole();
beforeAll(() => api.listen({ onUnhandledRequest: 'error' }));
afterAll(() => {
  api.close();
  // The live region's last text belongs to a module, and the files of a worker share modules.
  announce('');
});
/** What announces itself must not stand in something else that does: a screen reader says it twice. */
const announced = ':is([role="status"], [role="alert"])';
afterEach(() => {
  const twice = document.querySelectorAll(`${announced} ${announced}`);
  cleanup();
  api.resetHandlers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  expect([...twice].map(({ outerHTML }) => outerHTML)).toEqual([]);
});
