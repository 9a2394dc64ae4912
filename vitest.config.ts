import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          // The back office reads its colours from the stylesheet.
          css: { include: [/tokens\.css/] },
          include: ['tests/{admin,site,api,session,i18n,repo}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        // Without a document: under jsdom a file in a multipart body loses its name on the way to msw, and under happy-dom
        // empty parts are dropped.
        test: {
          name: 'data',
          environment: 'node',
          include: ['tests/{dataProvider,authProvider}/**/*.test.ts'],
          setupFiles: ['tests/support/storage.ts'],
        },
      },
      {
        // The built site and server as processes of their own, driven by a real Chromium (`npm test` builds first).
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
