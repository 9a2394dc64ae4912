import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { api } from './api';
import './jsdom';
import { failOnConsole } from './quietConsole';

// Imported by each test of the site: an API that refuses calls no test describes, and quiet consoles.
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
