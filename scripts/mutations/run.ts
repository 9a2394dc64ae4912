import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mutation, mutations } from './list';

// `npm run test:mutations`: changes one rule at a time in a copy of the last commit and runs the tests that ought to
// notice, which must first pass unchanged. `npm run test:mutations -- money` runs those with that word in their name.
// Exits with 1 when a mutation survives.

/**
 * A copy of the last commit that shares the installed packages by symbolic link; hard links would need the same file
 * system.
 */
function makeCopy(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'outline-mutations-')), 'copy');
  spawnSync('git', ['clone', '-q', '--no-hardlinks', '.', folder], { stdio: 'inherit' });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

// With a PostgreSQL the project `server` has few of the tests.
const { TEST_DATABASE_URL: _, ...withoutPostgres } = process.env;

/** What the tests say that fail in the copy; undefined when they pass. Throws where there are none, with which Vitest fails too: a false kill. */
function failureOf(folder: string, project: string, tests: Iterable<string>): string | undefined {
  const args = ['run', '--project', project, '--bail', '1', ...tests];
  const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules/.bin/vitest'), args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...withoutPostgres, CI: 'true' },
  });
  if (stderr.includes('No test files found')) throw new Error(`No test is named ${[...tests].join(', ')}`);
  return status === 0 ? undefined : stdout + stderr;
}

/** Whether a test fails once `from` is replaced by `to`. */
function isKilled(folder: string, { file, from, to, project, tests }: Mutation): boolean {
  const path = join(folder, file);
  const original = readFileSync(path, 'utf8');
  writeFileSync(path, original.replace(from, to));
  const failure = failureOf(folder, project, tests);
  writeFileSync(path, original);
  return failure !== undefined;
}

/** Throws what fails before anything is changed: it would count as a kill. */
function assertGreen(folder: string, mutations: Mutation[]): void {
  const testsOf = new Map<string, Set<string>>();
  for (const { project, tests } of mutations)
    testsOf.set(project, new Set([...(testsOf.get(project) ?? []), ...tests]));
  for (const [project, tests] of testsOf) {
    const failure = failureOf(folder, project, tests);
    if (failure) throw new Error(`${failure}\nTests of ${project} fail without a mutation`);
  }
}

const wanted = process.argv.slice(2);
const chosen = mutations.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
const folder = makeCopy();
assertGreen(folder, chosen);
process.stdout.write('All tests pass without a mutation\n');
const survivors: string[] = [];
for (const mutation of chosen) {
  const killed = isKilled(folder, mutation);
  if (!killed) survivors.push(mutation.name);
  process.stdout.write(`${killed ? 'killed  ' : 'SURVIVED'} ${mutation.name}\n`);
}
rmSync(join(folder, '..'), { recursive: true });
process.stdout.write(`${chosen.length - survivors.length} of ${chosen.length} mutations killed\n`);
process.exit(survivors.length === 0 ? 0 : 1);
