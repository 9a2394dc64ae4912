import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { downloads } from './scripts/downloads.ts';
import { LongestFirst } from './tests/support/longestFirst.ts';
import { claimsOf, tracing } from './tests/support/walks.ts';

/** By default Vitest reserves one core for itself, but its main process is mostly idle. */
const maxWorkers = availableParallelism();
/**
 * Each uses an embedded database and servers, or Chromium and a server: up to a gigabyte. They wait for each other's processes
 * now and then, so one more than there are cores keeps those busy.
 */
const heavy = {
  maxWorkers: Math.min(maxWorkers + 1, 4),
  // On a busy machine each step takes several times as long; what hangs is found by the steps' own timeouts.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** The back office reads its colours from the style sheet. */
const colours = { include: [/tokens\.css/] };

/**
 * Tests with a DOM. Loading React, MUI and a window for each file takes half as long as the tests themselves, so the
 * files of a worker share them, and tests/support/jsdom.ts cleans up after each.
 */
const screens = { environment: 'jsdom' as const, isolate: false, expect: { poll: { timeout: 60_000 } } };

const ofServer = {
  ...heavy,
  environment: 'node' as const,
  setupFiles: ['tests/support/server/quiet.ts'],
  sequence: { groupOrder: 1 },
  // The server keeps no state in its modules (ARCHITECTURE.md rule 6), so reloading it for each file would show nothing.
  isolate: false,
};
/** Server tests without a database run once, without the template that databases are made from. */
const withoutDatabase = 'tests/server/**/*.plain.*test.ts';

/**
 * Where a PostgreSQL server is available, tests run on it, and on the embedded database only those of starting, stopping,
 * locking, crediting, copying and migrating: the SQL of the others is the same, since both are PostgreSQL. Stories about money
 * over killed servers (moneyStorm) need two processes, which only a server has; storm and faults kill an embedded one.
 */
const onBothDatabases = 'tests/server/**/*.{both,both-at-night}.*test.ts';

/** The server tests on one of the two databases. */
const server = (name: string, databaseUrl: string, include = 'tests/server/**/*.test.ts') => ({
  test: {
    ...ofServer,
    name,
    include: [include],
    exclude: [withoutDatabase],
    globalSetup: ['tests/support/server/template.ts'],
    env: { TEST_DATABASE_URL: databaseUrl },
  },
});
const postgres = process.env.TEST_DATABASE_URL;

/** Test files to leave out (scripts/test.ts). Vitest's own option does not reach projects that exclude files themselves. */
const leftOut = (process.env.TEST_LEFT_OUT ?? '').split(' ').filter(Boolean);
const withoutLeftOut = (project: TestProjectInlineConfiguration): TestProjectInlineConfiguration => {
  const own = leftOut
    .map((file) => file.split(':'))
    .filter(([of, file]) => file === undefined || of === project.test?.name)
    .map(([of, file]) => file ?? of ?? '');
  return { ...project, test: { ...project.test, exclude: [...(project.test?.exclude ?? []), ...own] } };
};

const ofSite = { ...screens, setupFiles: ['tests/support/jsdom.ts', 'tests/support/unit.ts'] };
const units = 'tests/{site,api,session,i18n,errors}/**/*.test';

/** The two projects of whole screens (*.test.tsx) take two minutes: `npm test` has them, `npm run check` does not. */
const projects: TestProjectInlineConfiguration[] = [
  { extends: true, test: { name: 'site', include: [`${units}.ts`], ...ofSite } },
  { extends: true, test: { name: 'site-screens', include: [`${units}.tsx`], ...ofSite } },
  {
    extends: true,
    test: {
      name: 'admin',
      css: colours,
      include: ['tests/admin/**/*.test.ts'],
      ...screens,
      setupFiles: ['tests/support/jsdom.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'screens',
      css: colours,
      include: ['tests/admin/**/*.test.tsx'],
      ...screens,
      setupFiles: ['tests/support/jsdom.ts'],
    },
  },
  {
    test: {
      name: 'repo',
      environment: 'node',
      include: ['tests/repo/**/*.test.ts'],
      isolate: false,
      testTimeout: 120_000,
    },
  },
  {
    extends: true,
    // Without a DOM: under jsdom a file in a multipart body loses its name on the way to msw, and under happy-dom
    // empty parts are dropped.
    test: {
      name: 'data',
      environment: 'node',
      include: ['tests/{dataProvider,authProvider}/**/*.test.ts'],
      isolate: false,
      setupFiles: ['tests/support/storage.ts'],
    },
  },
  {
    test: {
      ...ofServer,
      name: 'server-plain',
      include: [withoutDatabase],
      env: { TEST_DATABASE_URL: '' },
    },
  },
  {
    test: {
      ...ofServer,
      name: 'walks',
      include: ['tests/walks/**/*.test.{ts,tsx}'],
      // Its functions record that they were entered; recording starts before the first of them is loaded.
      isolate: true,
      setupFiles: [...ofServer.setupFiles, 'tests/support/walks.ts'],
      globalSetup: ['tests/support/server/template.ts'],
      env: { TEST_DATABASE_URL: '' },
    },
    plugins: [react(), tracing([...claimsOf('One field'), ...claimsOf('One payment')])],
  },
  server('server', '', postgres && onBothDatabases),
  ...(postgres ? [server('server-postgres', postgres)] : []),
  {
    // The built site and server as separate processes, driven by Chromium (`npm test` builds first).
    test: {
      ...heavy,
      name: 'e2e',
      environment: 'node',
      isolate: false,
      include: ['tests/e2e/**/*.test.ts'],
      globalSetup: ['tests/e2e/demoData.ts'],
      // In the server's group, so that no core idles between the two.
      sequence: { groupOrder: 1 },
    },
  },
  {
    // The same site in Firefox and WebKit, where they are installed.
    test: {
      ...heavy,
      name: 'engines',
      environment: 'node',
      isolate: false,
      include: ['tests/engines/**/*.test.ts'],
      globalSetup: ['tests/e2e/demoData.ts'],
      sequence: { groupOrder: 1 },
    },
  },
];

export default defineConfig({
  plugins: [react(), downloads()],
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: projects.map(withoutLeftOut),
  },
});
