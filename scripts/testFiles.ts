import { readdirSync } from 'node:fs';

/*
 * A test's file says when it runs: `x.night.test.ts` by `npm run test:all` alone, every night, as it repeats what others hold in
 * every combination or on every screen; `x.ci.test.ts` in CI, too; all others by `npm test`. In tests/server it also says where:
 * `plain` without a database, `both` on the embedded database and on PostgreSQL, `both-at-night` on the embedded one at night
 * only, `runtime` in CI on the Node.js that the image ships (.ci/runtimes), and no longer there with the others.
 */

const ofKind = (kind: string): string => `tests/**/*.${kind}.*test.{ts,tsx}`;

/** What CI leaves out, as patterns; after `<project>:` in that project alone. */
export const nightlyTests: readonly string[] = [
  ofKind('night'),
  `server:${ofKind('both-at-night')}`,
  `server-postgres:${ofKind('runtime')}`,
];
/** What `npm test` leaves out. */
export const longTests: readonly string[] = [ofKind('ci'), ofKind('night')];

/** The kinds that a test's file may be of. */
export const kinds = ['night', 'ci', 'plain', 'both', 'both-at-night', 'runtime'] as const;

/** The path of a test in a folder of tests, by its name alone. Throws if there is none. */
export function testFile(folder: string, name: string): string {
  const files = readdirSync(`tests/${folder}`, { recursive: true, encoding: 'utf8' });
  const found = files.find((file) => new RegExp(`(^|/)${name}(\\.[a-z-]+)*\\.test\\.tsx?$`).test(file));
  if (!found) throw new Error(`There is no test ${name} in tests/${folder}`);
  return `tests/${folder}/${found}`;
}
