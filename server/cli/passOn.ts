import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { explain } from '../operations/explain';
import { OperatorError } from '../platform/operator';
import type { CommandContext, DatabaseCommand, Given } from './command';

/** A command sent through the lock's socket: one line of JSON. */
interface Passed extends Given {
  name: string;
}

/** The response, one line each; the last one is `done` or `refused`. */
type Reply = { line: string } | { done: boolean } | { refused: string };

/**
 * Passes a command to the process that has the embedded database open. Resolves to the command's result there, and throws
 * an OperatorError with its message when it fails or the process goes away.
 */
export async function passOn(
  socket: Socket,
  passed: Passed,
  print: (line: string) => void,
): Promise<boolean> {
  socket.on('error', () => undefined);
  socket.write(`${JSON.stringify(passed)}\n`);
  try {
    for await (const line of linesOf(socket)) {
      const reply = JSON.parse(line) as Reply;
      if ('done' in reply) return reply.done;
      if ('refused' in reply) throw new OperatorError(reply.refused);
      print(reply.line);
    }
  } catch (error) {
    // A broken connection means the same as one that ends without a result.
    if (error instanceof OperatorError) throw error;
  } finally {
    socket.destroy();
  }
  throw new OperatorError(
    'DATA_DIR is in use by a process that takes no command now: a server that starts or stops, or another command',
  );
}

/** The socket's errors reach its own listeners; unhandled on the line reader, they would end the process. */
const linesOf = (socket: Socket) => createInterface({ input: socket }).on('error', () => undefined);

const Line = Type.Object({
  name: Type.String(),
  options: Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean()])),
  words: Type.Array(Type.String()),
  password: Type.Optional(Type.String()),
});

/** Parses a command as received; throws an OperatorError for any other line. */
function passedIn(line: string): Passed {
  let passed: unknown;
  try {
    passed = JSON.parse(line);
  } catch {
    passed = undefined;
  }
  if (!Value.Check(Line, passed)) throw new OperatorError('The running server cannot read this command');
  return passed;
}

/** Runs the commands that arrive through the lock's socket, in this process. */
export const commandHandler =
  (commands: readonly DatabaseCommand[], context: Omit<CommandContext, 'print'>) =>
  (socket: Socket): void => {
    const reply = (one: Reply) => {
      if (socket.writable) socket.write(`${JSON.stringify(one)}\n`);
    };
    linesOf(socket).once('line', (line) => {
      const print = (text: string) => reply({ line: text });
      // Whatever a line contains, it must not end the server that has the database open.
      const run = async () => {
        const { name, ...given } = passedIn(line);
        const command = commands.find((one) => one.name === name);
        if (!command) throw new OperatorError(`The running server has no command "${name}"`);
        return command.run({ ...context, print }, given);
      };
      const done = run().then((found) => reply({ done: found !== false }));
      done.catch((error: unknown) => reply({ refused: explain(error) })).finally(() => socket.end());
    });
  };
