import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { build } from './build';
import { areChecksClean } from './checks';
import { ensureTestBrowser } from './chromium';
import { makeMemoryFolder } from './memoryFolder';
import { recordSent } from './sentCalls';
import { passedAtSecondTry, skippedEverywhere } from './skips';
import { isStale } from './stamp';
import { longTests, nightlyTests } from './testFiles';

// `npm test`: types, lint and the tests, e2e in Chromium included, but for the long ones (testFiles.ts), of which
// `npm run test:ci` has some and `npm run test:all` all. Given files, it runs those alone. Ends with 'N passed, N failed'.
const results = 'test-results/results.json';

/** Runs Vitest, with its temporary files in memory where that is possible. */
function vitest(...args: string[]): boolean {
  const folder = makeMemoryFolder();
  const env = { ...process.env, CHROMIUM_PATH: ensureTestBrowser(), ...(folder && { TMPDIR: folder }) };
  const { status } = spawnSync('node_modules/.bin/vitest', args, { stdio: 'inherit', env });
  if (folder) rmSync(folder, { recursive: true, force: true });
  return status === 0;
}

const given = process.argv.slice(2);
/** What each of them leaves out. */
const without: Record<string, readonly string[]> = { '--all': [], '--ci': nightlyTests };
const isWide = (given[0] ?? '') in without;
const only = isWide ? [] : given;
const left = only.length > 0 ? [] : (without[given[0] ?? ''] ?? longTests);
rmSync(results, { force: true });
/** CI has run the checks beside the build, and says how they went. */
const { CHECKS } = process.env;
const checked = only.length > 0 || (CHECKS ? CHECKS === 'clean' : areChecksClean());
// Beside the checks, as both leave a core idle at times.
if (isStale()) await build();
const sound = await checked;
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
// A machine that other work slows down fails now and then what passes at once again; it is listed below.
const tries = process.env.CI && isWide ? ['--retry=1'] : [];
process.env.TEST_LEFT_OUT = left.join(' ');
/** Whether pages send every declared call is known only once all of them have run. */
const unsent = given[0] === '--all' ? recordSent() : () => [];
const green = vitest('run', ...reporters, ...tries, ...only);
const wrongCalls = unsent();
const report = JSON.parse(readFileSync(results, 'utf8')) as Record<
  'numPassedTests' | 'numFailedTests' | 'numPendingTests',
  number
> & { testResults: Parameters<typeof skippedEverywhere>[0] };
const { numPassedTests, numFailedTests, numPendingTests } = report;
for (const test of passedAtSecondTry(report.testResults))
  process.stdout.write(`Passed at the second try: ${test}\n`);
// In CI everything needed is installed, so a test that no project ran counts as a failure.
const skipped = process.env.CI && isWide ? skippedEverywhere(report.testResults) : [];
for (const test of skipped) process.stdout.write(`Skipped, although CI must run it: ${test}\n`);
for (const line of wrongCalls) process.stdout.write(`${line}\n`);
if (!sound) process.stdout.write('Types or lint failed; see above.\n');
// A file that fails before its first test counts as one failure; otherwise the summary would hide it.
const failed = Math.max(numFailedTests + skipped.length + wrongCalls.length, green && sound ? 0 : 1);
process.stdout.write(
  `${numPassedTests} passed, ${failed} failed${numPendingTests ? `, ${numPendingTests} skipped` : ''}\n`,
);
process.exit(failed === 0 ? 0 : 1);
