import { PassThrough } from 'node:stream';
import { runOutline } from '../../../server/cli/run';
import { explain } from '../../../server/operations/explain';

const noTerminal = { input: new PassThrough(), output: new PassThrough() };

/**
 * Runs a whole command line in this process, with these settings. `done` is its result, or what it prints when it fails.
 */
export async function outline(env: Record<string, string>, ...words: string[]) {
  const lines: string[] = [];
  const local = { env: { PATH: process.env.PATH, ...env }, print: (line: string) => void lines.push(line) };
  const done = await runOutline(words, local, noTerminal).catch(explain);
  return { done, lines };
}
