import { dirname } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { leanOffice } from './leanOffice.ts';
import { slimCalls } from './slimCalls.ts';

/** What the bundler knows of a module (rolldown's `ModuleInfo`). */
interface Imports {
  importedIds: string[];
  dynamicallyImportedIds: string[];
}
interface Graph {
  getModuleInfo(id: string): Imports | null;
}

/** The modules that `from` needs, at once or later, but for `without`. */
function reached(graph: Graph, from: string, without: string): Set<string> {
  const seen = new Set<string>([without]);
  const left = [from];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const found = seen.has(id) ? null : graph.getModuleInfo(id);
    if (!found) continue;
    seen.add(id);
    left.push(...found.importedIds, ...found.dynamicallyImportedIds);
  }
  return seen;
}

/** Leaves out what is imported on demand. */
const onlyStatic: Plugin = {
  name: 'only-static',
  enforce: 'pre',
  resolveDynamicImport: () => ({ id: './on-demand.js', external: true }),
};

/**
 * The modules of which something remains in a bundle of this one alone. The graph of imports does not say so: the
 * libraries' index files lead from any of their modules to all.
 */
async function bundled(module: string): Promise<Set<string>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: dirname(module),
    publicDir: false,
    plugins: [onlyStatic, react(), slimCalls(), leanOffice()],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { input: module, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const modules = outputs.flatMap((one) => (one.type === 'chunk' ? Object.entries(one.modules) : []));
  return new Set(modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])));
}

/**
 * Which files the modules of the back office stand in, of those that no public page has: what it starts with is one file
 * for its libraries and one of its own instead of fifty, each of which costs a round trip and a kilobyte of headers. `main`
 * and `app` are the modules that the site and the back office begin with, `pages` what its most visited pages load after
 * that, each in a file of its own but for what they share and for what is `common` to others.
 */
export async function officeChunks(
  main: string,
  app: string,
  pages: Readonly<Record<string, string>>,
  common: RegExp,
) {
  const start = await bundled(app);
  const ofPages: Array<[string, Set<string>]> = [];
  for (const [name, module] of Object.entries(pages)) ofPages.push([name, await bundled(module)]);
  // An entry keeps a file with its own name.
  const entries = [app, ...Object.values(pages)];
  let site: Set<string> | undefined;
  const isOfSite = (id: string, graph: Graph) => {
    site ??= reached(graph, main, app);
    return site.has(id);
  };
  return {
    /** What the back office starts with, and those pages. */
    start: (id: string, graph: Graph): string | null => {
      if (isOfSite(id, graph) || entries.includes(id)) return null;
      const [page, second] = ofPages.filter(([, own]) => own.has(id)).map(([name]) => name);
      if (start.has(id) || second || common.test(id)) return id.includes('node_modules') ? 'office' : 'frame';
      return page ?? null;
    },
    /** What its other pages share. */
    parts: (id: string, graph: Graph): string | null => (isOfSite(id, graph) ? null : 'parts'),
  };
}
