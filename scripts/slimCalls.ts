import { type Plugin, runnerImport } from 'vite';
import type { Call } from '../contract/calls/call.ts';

/**
 * Leaves of the declared calls what a browser needs: method, path, and whether a 401 is about the session. Schemas, and
 * the library that makes them, would be 17 kB of a page's scripts.
 */
export const slimCalls = (): Plugin => ({
  name: 'slim-calls',
  enforce: 'pre',
  async load(id) {
    if (!/\/contract\/calls\/(?!all|call|catalog|every|reads)\w+\.ts$/.test(id)) return null;
    const { module } = await runnerImport<Record<string, Call>>(id, { configFile: false, logLevel: 'error' });
    const slim = Object.entries(module).map(([call, { method, path, isEntry }]) => ({
      call,
      // GET is what is sent without a method.
      text: JSON.stringify({ method: method === 'GET' ? undefined : method, path, isEntry }),
    }));
    // Neighbours that look alike compress best: 50 bytes of the library page, which has fewer left of its budget.
    slim.sort((a, b) => a.text.length - b.text.length || (a.text < b.text ? -1 : 1));
    return slim.map(({ call, text }) => `export const ${call} = ${text};`).join('\n');
  },
});
