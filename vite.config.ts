import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { downloads } from './scripts/downloads.ts';

/** What every page needs, in one file: smaller together than apart, and it changes only with an update of these. */
const base =
  /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|void-elements|html-parse-stringify|use-sync-external-store|@tanstack)\//;
/** Parts of them that only the back office uses; they go with it. */
const backOffice =
  /with-selector|(mutationObserver|infiniteQueryObserver|queriesObserver|hydration|useMutation|useQueries|useInfiniteQuery|useIsFetching)\.js/;

/**
 * What the public pages share: one file instead of a dozen of a kilobyte, each of which costs a slow phone a round trip. The
 * clips are not on every page.
 */
const shared = /src\/(site\/ui\/(?!Clip)|session\/|api\/|format\/)|src\/i18n\/language/;

/** The router's own condition for production names no builds for browsers; without it its checks for developers are sent. */
const router = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [react(), downloads()],
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: router('index') },
            { find: /^react-router\/dom$/, replacement: router('dom-export') },
          ]
        : [],
  },
  // Nothing is inlined: the content security policy refuses data addresses for fonts and scripts.
  build: {
    outDir: 'dist/site',
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The back office is one chunk; its budget is a test, in what is really sent.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: (id) => base.test(id) && !backOffice.test(id) },
            { name: 'shared', test: shared, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/images', '/sandbox'].map((path) => [path, `http://127.0.0.1:${process.env.PORT ?? 3000}`]),
    ),
  },
}));
