#!/usr/bin/env node
import { explain } from '../operations/explain';
import { runOutline } from './run';

// The `outline` command: what operators do besides running the server. Exits with 1 when something is wrong.
const print = (line: string) => void process.stdout.write(`${line}\n`);
const terminal = { input: process.stdin, output: process.stderr };
const found = await runOutline(process.argv.slice(2), { env: process.env, print }, terminal).catch(
  (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    return false;
  },
);
// Flushes the output first: `exit` does not wait for a pipe.
process.stdout.write('', () => process.exit(found ? 0 : 1));
