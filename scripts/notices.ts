import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Vite lists the packages it bundled, below the site's folder (`build.license`). */
export const bundledList = '.vite/licenses.json';

/** A package whose code or font a browser loads. */
interface Bundled {
  name: string;
  version: string;
  /** Its SPDX license identifier. */
  identifier?: string;
  /** The license text; absent when the package has no license file. */
  text?: string;
}

/** Loaded by style sheets; Vite lists only what scripts load. */
const fonts = ['@fontsource/be-vietnam-pro', '@fontsource/chakra-petch'];

function installed(name: string): Bundled {
  const folder = join('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, identifier: license, text: readFileSync(join(folder, 'LICENSE'), 'utf8').trim() };
}

/**
 * The notices for everything browsers load, as plain text: each package with its license text, or its identifier where it
 * has no text. A package with neither stops the build.
 */
export function noticesOf(packages: readonly Bundled[]): string {
  const nameless = packages.filter(({ identifier, text }) => !identifier && !text);
  if (nameless.length > 0) throw new Error(`No license: ${nameless.map(({ name }) => name).join(', ')}`);
  const parts = packages.map(({ name, version, identifier = '', text = '' }) =>
    [`${name} ${version}${identifier && ` (${identifier})`}`, text].filter(Boolean).join('\n\n'),
  );
  const head = 'Outline contains the following software and fonts by others, each under its own license.';
  return `${[head, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Writes notices.txt beside the built pages. */
export function writeNotices(folder: string): void {
  const list = join(folder, bundledList);
  const bundled = JSON.parse(readFileSync(list, 'utf8')) as Bundled[];
  rmSync(list);
  const all = [...bundled, ...fonts.map(installed)].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  writeFileSync(join(folder, 'notices.txt'), noticesOf(all));
}
