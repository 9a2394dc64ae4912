import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest relative to their size, longest first. */
const long = [
  'repo/alerts',
  'server/queries',
  'server/countBursts',
  'server/fleet',
  'server/plans',
  'e2e/adding',
  'e2e/pages',
  'e2e/staff',
  'e2e/studioScreens',
  'e2e/gateways',
  'e2e/transactions',
  'e2e/backOffice',
  'e2e/slides',
  'e2e/firstLoad',
  'e2e/arena',
  'e2e/closing',
  'e2e/twoAdmins',
  'e2e/account',
  'e2e/serve',
  'e2e/offlineShop',
  'e2e/library',
  'e2e/moment',
  'admin/resources',
  'admin/conflict',
  'admin/backOffice',
  'server/process',
  'server/adminFuzz',
  'server/backupDrill',
  'server/moneyStorm',
  'server/faults',
  'server/lostBackends',
  'server/backup',
  'server/rehearse',
  'server/moneyTold',
  'server/skewedProcesses',
  'server/twoBuilds',
  'server/fuzz',
  'server/storm',
];
const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = long.findIndex((name) =>
    new RegExp(`/tests/${name.replace('/', '/(.*/)?')}(\\.[a-z-]+)*\\.test\\.`).test(moduleId),
  );
  return place < 0 ? long.length : place;
};

/**
 * Starts the long files of a project first, so that none of them runs alone at the end. On a clean checkout Vitest has no
 * durations and sorts by file size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = new Set(sorted.map(({ project }) => project));
    return [...projects].flatMap((own) =>
      sorted.filter(({ project }) => project === own).sort((one, other) => placeOf(one) - placeOf(other)),
    );
  }
}
