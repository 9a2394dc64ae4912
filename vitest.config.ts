import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { downloads } from './scripts/downloads.ts';

/** The server's tests over one of its two databases. */
const server = (name: string, databaseUrl: string, groupOrder: number) => ({
  test: {
    name,
    environment: 'node' as const,
    include: ['tests/server/**/*.test.ts'],
    globalSetup: ['tests/support/server/template.ts'],
    setupFiles: ['tests/support/server/quiet.ts'],
    env: { TEST_DATABASE_URL: databaseUrl },
    // An embedded database takes 300 MB and a core: one file after the other.
    fileParallelism: false,
    // One project after the other: each wants the machine to itself.
    sequence: { groupOrder },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
const postgres = process.env.TEST_DATABASE_URL;

export default defineConfig({
  plugins: [react(), downloads()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'jsdom',
          include: ['tests/{site,api,session,i18n,errors,format}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'admin',
          environment: 'jsdom',
          // The back office reads its colours from the stylesheet.
          css: { include: [/tokens\.css/] },
          include: ['tests/admin/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'repo',
          environment: 'node',
          include: ['tests/repo/**/*.test.ts'],
          testTimeout: 120_000,
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
      server('server', '', 1),
      ...(postgres ? [server('server-postgres', postgres, 2)] : []),
      {
        // The built site and server as processes of their own, driven by a real Chromium (`npm test` builds first).
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/demoData.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 3 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
