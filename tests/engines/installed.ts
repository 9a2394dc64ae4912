import { accessSync, constants, readdirSync } from 'node:fs';
import { firefox } from './firefox';
import { webkit } from './webkit';

const runs = (path: string | undefined): path is string => {
  try {
    accessSync(path ?? '', constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
const first = (paths: Array<string | undefined>): string => paths.find(runs) ?? '';

const firefoxPath = first([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox']);
/** WebKitGTK's small browser, in the folder of the machine's architecture. */
const miniBrowser = first(
  readdirSync('/usr/lib').flatMap((folder) =>
    ['4.1', '6.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
  ),
);

/** The engines besides Chromium, and how to start those that are installed (`.ci/run` installs them from Debian). */
export const engines = [
  { name: 'Firefox', isInstalled: firefoxPath !== '', start: () => firefox(firefoxPath) },
  {
    name: 'WebKit',
    isInstalled: [miniBrowser, '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every(runs),
    start: () => webkit(miniBrowser),
  },
];
