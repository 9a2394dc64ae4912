import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { bundleServer } from './bundleServer';

/** Loaded by name at run time, which no bundler sees: the terminal's readable log (server/platform/log.ts). */
const loadedByName = ['pino-pretty'];

/**
 * Creates a folder with what is needed to run the server: its bundle, the built site, what renders pages and the installed packages they
 * import, with their dependencies. It runs without installation; the image consists of it.
 */
export async function makeRuntime(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { outputs } = await bundleServer(join(folder, 'dist/server'));
  const imported = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );
  const packages = new Set([...imported.filter(isPackage).map(packageOf), ...loadedByName]);
  const { name, version, type, bin, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  // They would be missing after `npm prune --omit=dev`.
  const undeclared = [...packages].filter((one) => !(one in dependencies));
  if (undeclared.length > 0) throw new Error(`Not among the dependencies: ${undeclared.join(', ')}`);
  for (const location of withDependencies([...packages])) copyPackage(location, folder);
  for (const part of ['dist/site', 'dist/pages'])
    if (existsSync(part)) cpSync(part, join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name, version, type, bin }, null, 2)}\n`);
}

/** Tried by the database client, which works without it. */
const optional = ['pg-native'];
const isPackage = (path: string) =>
  !path.startsWith('node:') && !builtinModules.includes(path) && !optional.includes(path);

/** `@scope/name` of `@scope/name/part`. */
const packageOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** The folders of installed packages and of everything they depend on, as npm resolves it. */
function withDependencies(names: readonly string[]): string[] {
  const query = names
    .flatMap((name) => [`:root > [name="${name}"]`, `:root > [name="${name}"] *`])
    .join(', ');
  const found = JSON.parse(
    execFileSync('npm', ['query', query], { encoding: 'utf8', maxBuffer: 2 ** 28 }),
  ) as Array<{
    name: string;
    location: string;
  }>;
  const missing = names.filter((name) => !found.some(({ location }) => location === `node_modules/${name}`));
  if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}`);
  return [...new Set(found.map(({ location }) => location))];
}

/** Without its nested packages, which are listed separately when needed. */
function copyPackage(location: string, folder: string): void {
  const below = join(location, 'node_modules');
  cpSync(location, join(folder, location), {
    recursive: true,
    filter: (path) => path !== below && !path.endsWith('.map') && !path.endsWith('.d.ts'),
  });
}

if (import.meta.url === `file://${process.argv[1]}`) await makeRuntime(process.argv[2] ?? 'dist/runtime');
