/** File names of tests by folder, separated by spaces. */
type Names = Partial<Record<'admin' | 'e2e' | 'engines' | 'repo' | 'server', string>>;

/** Left out by `npm test`: each takes as long as twenty others, over killed processes, copies or whole pages. */
const inCi: Names = {
  e2e: 'runtime serve shop',
  repo: 'archive',
  server: 'backup closing counts door erasure faults lostBackends moneyStorm moneyTold processes races storm',
};

/**
 * Left out by CI too: they repeat what the others hold, in every combination or on every screen. `process` runs there on the
 * version of Node.js that the image ships (.ci/runtimes).
 */
const nightly: Names = {
  admin: 'failingCalls focus resources selection standard',
  e2e: `account adding arena backOffice closing errors firstLoad gateways library moment offlinePage offlineShop pages publishing refunds
    settlement sight slides staff studio studioScreens transactions twoAdmins`,
  engines: 'journeys pages',
  repo: 'alerts',
  server: `adminFuzz backupDrill conformance countBursts figures fleet fuzz plans process publishingTogether queries rehearse
    skewedProcesses twoBuilds`,
};

const pathsOf = (names: Names): string[] =>
  Object.entries(names).flatMap(([folder, all]) =>
    all.split(/\s+/).map((name) => `tests/${folder}/${name}.test.ts${folder === 'admin' ? 'x' : ''}`),
  );

/** The test files that only `npm run test:all` runs, every night; a test in tests/repo holds that each exists. */
export const nightlyTests: string[] = pathsOf(nightly);
/** The test files that `npm test` leaves out; CI runs those of them that are not nightly (`npm run test:ci`). */
export const longTests: string[] = [...pathsOf(inCi), ...nightlyTests];
