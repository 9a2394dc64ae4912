/**
 * Test files that `npm test` leaves to `npm run test:all`, which CI runs: each takes as long as twenty others. They repeat what
 * the others hold, in every combination, over killed processes or on every screen.
 */
const names: Record<'admin' | 'e2e' | 'engines' | 'repo' | 'server', string> = {
  admin: 'failingCalls focus resources selection standard',
  e2e: `account adding arena backOffice closing errors gateways moment offlineShop pages publishing refunds settlement sight slides staff
    studio studioScreens transactions twoAdmins`,
  engines: 'journeys pages',
  repo: 'alerts archive',
  server: `adminFuzz backup backupDrill closing conformance countBursts counts door erasure faults figures fleet fuzz lostBackends
    moneyStorm moneyTold plans process processes publishingTogether queries races rehearse skewedProcesses storm`,
};

/** Their paths; a test in tests/repo holds that each exists. */
export const longTests: string[] = Object.entries(names).flatMap(([folder, all]) =>
  all.split(/\s+/).map((name) => `tests/${folder}/${name}.test.ts${folder === 'admin' ? 'x' : ''}`),
);
