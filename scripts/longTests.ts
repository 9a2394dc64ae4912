/** File names of tests by folder, separated by spaces. */
type Names = Partial<Record<'admin' | 'e2e' | 'engines' | 'repo' | 'server' | 'site', string>>;

/**
 * Left out by `npm test`, which takes minutes: over killed processes, copies or whole pages, or long ones on the embedded
 * database. It keeps those of each kind of call, of payments and of the pages.
 */
const inCi: Names = {
  admin: 'dashboard history players publishing readFiles restList roles settlement transactions',
  e2e: 'shop',
  engines: 'journeys',
  repo: 'archive',
  server: `access accountActs attempts backup banEnds banEndsByGoogle bulkActs check codeStrangers contactOracles counts database
    dayCounts debt demoStaff door emailPayments emails erasedBucket erasure figureLists figures fileFirst google googleFactor heldEnds history
    homeContent limits lockedCases lockOrder log lostKeys markdown masking meantRefusals mixedMoney moneyStorm
    offerGateways offers onceBack oneTransfer outageLog outline ownSecurity payos processes publicationModel publications races
    readResources references requestActs retention sales search seasons secondFactor settlement sharedFiles siteSettings staff
    sweep transactions undo upgrade verify versions views`,
};

/**
 * Left out by CI too: they repeat what the others hold, in every combination or on every screen. `process` runs there on the
 * version of Node.js that the image ships (.ci/runtimes).
 */
const nightly: Names = {
  admin: 'conflict drafts failingCalls focus modes resources selection standard views',
  e2e: `account accountCalls adding admin arena backOffice closing content contrast english errors everyCall everyPage firstLoad
    gateways library listViews moment moneyCalls newsLife newsroom offlinePage otherClock offlineShop pages papers previews
    publishing refunds runtime serve settlement sharing sight siteCalls slides staff staffSignIn studio studioScreens topSearch
    transactions twoAdmins`,
  engines: 'pages',
  repo: 'alerts',
  site: 'pagesAlone',
  server: `adminFuzz alertsFire backupDrill buyerLimits closing conformance contactWalk countBursts doorStorm erasedBackup events
    factorProcesses faults filesTogether firstOwner fleet fuzz lostBackends manyUsers migrating moneyTold newsPages
    pageMemory plans process processServices productionGateways publicationRaces publishingStorms publishingTogether
    queries quickSearch rehearse restoredCopy sharedCovers silentDatabase skewedProcesses statusChecks statusPage
    statusRecord storm twoBuilds worstInputs`,
};

/**
 * Of tests that run on both databases (vitest.config.ts), those of which CI runs one half, and those that it runs on the version
 * of Node.js that the image ships (.ci/runtimes): the other half is nightly.
 */
const onOneInCi: Record<string, string> = {
  server: 'backup images payments wallets',
  'server-postgres': 'compression mail pooler uploads',
};

const split = (names: string): string[] => names.split(/\s+/);
const pathOf = (folder: string, name: string): string =>
  `tests/${folder}/${name}.test.ts${folder === 'admin' || folder === 'site' ? 'x' : ''}`;
const pathsOf = (names: Names): string[] =>
  Object.entries(names).flatMap(([folder, all]) => split(all).map((name) => pathOf(folder, name)));

/**
 * The test files that only `npm run test:all` runs, every night; a test in tests/repo holds that each exists. After
 * `<project>:` a file is left out of that project alone.
 */
export const nightlyTests: string[] = [
  ...pathsOf(nightly),
  ...Object.entries(onOneInCi).flatMap(([project, all]) =>
    split(all).map((name) => `${project}:${pathOf('server', name)}`),
  ),
];
/** The test files that `npm test` leaves out; CI runs those of them that are not nightly (`npm run test:ci`). */
export const longTests: string[] = [...pathsOf(inCi), ...pathsOf(nightly)];
