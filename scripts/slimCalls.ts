import { type Plugin, runnerImport } from 'vite';
import type { Call } from '../contract/calls/call.ts';

/** What a browser reads of a declared call (tests/repo/calls.test.ts): the schemas are types there. */
export const keptParts = ['method', 'path', 'isEntry', 'file'] as const satisfies ReadonlyArray<keyof Call>;

/**
 * Reduces the declared calls to what a browser needs: method, path, whether a 401 concerns the session, and the type of an
 * upload. The schemas, with the library that makes them, would add 17 kB to a page's scripts.
 */
export const slimCalls = (): Plugin => ({
  name: 'slim-calls',
  enforce: 'pre',
  async load(id) {
    if (!/\/contract\/calls\/(?!all|call|catalog|every|reads)\w+\.ts$/.test(id)) return null;
    const { module } = await runnerImport<Record<string, Call>>(id, { configFile: false, logLevel: 'error' });
    const slim = Object.entries(module).map(([call, { method, path, isEntry, file }]) => ({
      call,
      // GET is the default method.
      text: JSON.stringify({
        method: method === 'GET' ? undefined : method,
        path,
        isEntry,
        file: file && { type: file.type },
      }),
    }));
    // Similar neighbours compress best: this saves 50 bytes on the library page, which has fewer left in its budget.
    slim.sort((a, b) => a.text.length - b.text.length || (a.text < b.text ? -1 : 1));
    return slim.map(({ call, text }) => `export const ${call} = ${text};`).join('\n');
  },
});
