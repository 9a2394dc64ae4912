import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { api } from './api';
import './jsdom';
import { failOnConsole } from './quietConsole';

// Imported by every site test: an API that rejects unmocked calls, and a silent console.
failOnConsole();
beforeAll(() => api.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.close());
afterEach(() => {
  cleanup();
  api.resetHandlers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});
