import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { downloads } from './scripts/downloads.ts';
import { leanI18n } from './scripts/leanI18n.ts';
import { leanOffice } from './scripts/leanOffice.ts';
import { leanRouter } from './scripts/leanRouter.ts';
import { bundledList } from './scripts/notices.ts';
import { officeChunks } from './scripts/officeChunks.ts';
import { slimCalls } from './scripts/slimCalls.ts';
import { versionedDrawings } from './scripts/versions.ts';

/** Libraries of every page in one file: smaller together than apart, and changed only by an update. */
const base =
  /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|@tanstack)\//;
/** Parts of them that only the back office uses. */
const backOffice =
  /use-sync-external-store|(mutationObserver|infiniteQueryObserver|queriesObserver|hydration|useMutation|useQueries|useInfiniteQuery|useIsFetching)\.js/;

/**
 * Modules shared by the public pages, in one file instead of a dozen of a kilobyte, each of which costs a slow phone a
 * round trip. Excludes what few pages use, and calls of the back office alone.
 */
const shared =
  /src\/(paths|site\/(errors\/|layout\/pageRoute)|site\/ui\/(?!Clip|CodeInput|SectionHead)|session\/(?!saveFile)|api\/(?!accounts|connected|content|money|playerErasure|respondFile|settings|users|views|wallets)|format\/)|src\/i18n\/language|contract\/(maskEmail|limits|bonus)/;

/** Small files that the shop shares with the account or the back office: each of its own costs the shop a hundred bytes. */
const openOfShop =
  /shop\/payment\/state\/(storedList|storedResult|usePending)|contract\/(bonus|localized|calls\/players)\.|content\/contentOfPage\./;

/** Small parts that tabs of the account share: the names of them all stand in the file that later pages begin with. */
const ofTabs =
  /site\/account\/(Card|Pages|TabPage|usePages|items\/(ItemList|useOrigin)|purchases\/usePurchases)\./;

/** What draws a robot, and what one owns: pages that show the one read the other, and the wardrobe has no room for files. */
const robots = /src\/(site\/)?robot\/|site\/profile\/useItems\.|contract\/(avatars|calls\/items)\./;

/** Small files that the forms of the auth area share: each of its own costs the sign-in form a hundred bytes. */
const authForms = /site\/auth\/(authState|returnPath|textOf|useDraft|useResend|Notice|AuthHead)\./;

/** Texts that the account centre and the back office share, in one file: the name of each costs every page 20 bytes. */
const ownSecurity = /src\/i18n\/(vi|en)\/security|contract\/passwords/;

/** The router's production condition defines no browser builds; without this, its development checks would ship. */
const router = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));

const moduleFiles = new Map<string, string>();
/**
 * Names a CSS module's class after its file: the default, a hash and a line number, does not compress, and costs a page
 * 0.4 kB of scripts and 0.3 kB of styles. Throws when two files have the same name.
 */
function scopedName(name: string, path: string): string {
  const [file = ''] = path.split('?');
  const [module = ''] = basename(file).split('.');
  if ((moduleFiles.get(module) ?? file) !== file) throw new Error(`Two CSS modules are named ${module}.`);
  moduleFiles.set(module, file);
  return `${module}_${name}`;
}

const listings =
  /src\/(session\/saveFile|security\/stepUp|api\/respondFile)\.ts$|\/contract\/(newsPages|eventsPage|supportPage|currencies|gateways|calls\/secondFactor)\.ts$/;
/** The same of the wardrobe and the account, for which those are too much. */
const facts = /\/contract\/(ledger|stage|paymentNumber)\.ts$/;
/** Small parts of its first pages that most of its others need too: they would load those pages' files for them. */
const ofMostPages =
  /src\/admin\/ui\/(Panel|theme\/sheet)\.|\/dataProvider\/useGetOne\.js|@mui\/(material\/esm\/Stack|system\/esm\/(Stack|styled))\/|\/ErrorOutlineOutlined\.js/;
/** Words of money, which its other pages, the history and the search show without the list of payments. */
const moneyWords = /src\/admin\/i18n\/(money\w*|transactions)\./;
/** What the lists that are only read share, and their fields. */
const readLists =
  /src\/admin\/(crud\/list\/(ReadList|readTable)|i18n\/readFields)\.|contract\/(\w+List|readFields|readResources?|playerLists|moneyStates|itemSources|mails)\./;
const smallParts = /\/(facts|files|listings|rarity|receiptPath|savesData|security|sessions|vietnamTime)-/;
const largeOfOffice = /\/(AdminApp|office|frame|base|shared|rolldown-runtime)-/;

const source = (file: string) => fileURLToPath(new URL(`src/${file}`, import.meta.url));

/** What stands in one file, by the first that applies. */
async function groups() {
  const pages = {
    dashboard: source('admin/screens/dashboard/parts.ts'),
    payments: source('admin/screens/transactions/TransactionsPage.tsx'),
  };
  const office = await officeChunks(source('main.tsx'), source('admin/AdminApp.tsx'), pages, ofMostPages);
  // What public pages share with the back office stays where it is.
  const apart = { includeDependenciesRecursively: false };
  return [
    { name: 'base', test: (id: string) => base.test(id) && !backOffice.test(id) },
    { name: 'queries', test: backOffice },
    { name: 'shared', test: shared, minShareCount: 3 },
    { name: 'open', test: openOfShop },
    { name: 'tabs', test: ofTabs, ...apart },
    { name: 'robot', test: robots, ...apart },
    { name: 'auth', test: authForms },
    { name: 'security', test: ownSecurity },
    // A few words each, which the start of the back office needs all of: a file costs more than they do.
    { name: 'listings', test: listings, ...apart },
    { name: 'facts', test: facts, ...apart },
    { name: 'money', test: moneyWords, ...apart },
    { name: 'reads', test: readLists, ...apart },
    { name: office.start, ...apart },
    // Merged with small files of other pages, it would bring them its words, and those of money with them.
    { name: 'history', test: /src\/admin\/(crud\/history\/|i18n\/activityWords)/, ...apart },
    // By who shares them; small files are merged.
    { name: office.parts, ...apart, minShareCount: 3, entriesAware: true, entriesAwareMergeThreshold: 5_000 },
  ];
}

/** Shorter hashes than usual, as far as the bundler allows: the first script of every page lists eighty of them. */
const names = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  // A file of parts would otherwise be named after all pages that share it.
  chunkFileNames: ({ name }: { name: string }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
};

export default defineConfig(
  async ({ command, isSsrBuild }): Promise<UserConfig> => ({
    plugins: [react(), downloads(), versionedDrawings(), slimCalls(), leanRouter(), leanI18n(), leanOffice()],
    resolve: {
      alias:
        command === 'build'
          ? [
              { find: /^react-router$/, replacement: router('index') },
              { find: /^react-router\/dom$/, replacement: router('dom-export') },
            ]
          : [],
    },
    css: { modules: { generateScopedName: scopedName } },
    // No inlining: the content security policy refuses data URLs for fonts and scripts.
    build: {
      outDir: 'dist/site',
      manifest: true,
      license: { fileName: bundledList },
      target: 'es2023',
      modulePreload: {
        polyfill: false,
        // The first script of every page lists what is preloaded. Of the back office it lists the large files alone, and of
        // no page the smallest: their names cost a public page more than it has left in its budget.
        resolveDependencies: (file, needed) =>
          file.includes('/AdminApp-')
            ? needed.filter((one) => !one.endsWith('.js') || largeOfOffice.test(one))
            : needed.filter((one) => !smallParts.test(one)),
      },
      // One percent smaller than the bundler's own minifier, which is more than a public page has left in its budget.
      minify: 'terser',
      terserOptions: {
        ecma: 2020,
        compress: { passes: 2 },
        // Library modules are functions passed to a helper. Wrapped in parentheses, a browser compiles them at once;
        // otherwise it parses them twice, which costs a slow phone 30 ms (docs/performance.md).
        format: { wrap_func_args: true },
      },
      assetsInlineLimit: 0,
      // The back office is one chunk; a test checks its compressed size against a budget.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        // Otherwise a constant of another file is larger than its number.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        // Otherwise it reports the minifier's timing at each build.
        checks: { pluginTimings: false },
        output: {
          ...(!isSsrBuild && names),
          // The same in both builds, as pages name these files.
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          // The pages that are rendered are not split, and no server needs to be.
          ...(command === 'build' && { codeSplitting: { groups: await groups() } }),
        },
      },
    },
    server: {
      port: 5173,
      proxy: Object.fromEntries(
        ['/api', '/images', '/files', '/sandbox', '/status', '/en/status'].map((path) => [
          path,
          `http://127.0.0.1:${process.env.PORT ?? 3000}`,
        ]),
      ),
    },
  }),
);
