import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from 'playwright-core';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];
/** Headless Chromium from Debian's package `chromium-headless-shell`. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const runs = (path: string | undefined): path is string => {
  try {
    accessSync(path ?? '', constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of Chromium: CHROMIUM_PATH, the system's, or Playwright's; undefined when there is none. */
function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...systemPaths, chromium.executablePath()].find(runs);
}

const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
const canUseApt = () => process.getuid?.() === 0 && runs('/usr/bin/apt-get');

/** A full Chromium, which has a back-forward cache, as the headless shell has not; undefined when there is none. */
export const fullChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...systemPaths].find((path) => !path?.includes('headless') && runs(path));

/** Finds Chromium, installing it when missing; throws with the command to run if that fails. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  process.stdout.write('Chromium is missing; installing it…\n');
  if (canUseApt()) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  } else run('npx', ['playwright-core', 'install', 'chromium']);
  const installed = findChromium();
  if (!installed)
    throw new Error('No Chromium: install one and run CHROMIUM_PATH=/path/to/chromium npm test');
  return installed;
}

/** Whether the system has a font with the widths of Arial; true where that cannot be determined. */
export function hasArial(): boolean {
  const { status, stdout } = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' });
  return status !== 0 || /arial|liberation/i.test(stdout);
}

/**
 * The browser for tests: CHROMIUM_PATH, or the headless shell where installed, because it renders the same pages with a
 * sixth less CPU time; otherwise as {@link ensureChromium}.
 */
export function ensureTestBrowser(): string {
  // Pages show Arial until our fonts have loaded; tests check that nothing moves then.
  if (!hasArial() && canUseApt()) {
    run('apt-get', ['install', '-y', '--no-install-recommends', 'fonts-liberation']);
  }
  return [process.env.CHROMIUM_PATH, headlessShell].find(runs) ?? ensureChromium();
}

/** Without these the browser contacts Google's servers at every start, or needs a sandbox that containers lack. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
