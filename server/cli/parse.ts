import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError } from '../platform/operator';
import { thrown } from '../platform/thrown';
import type { Command, Given } from './command';

/** Finds the command that the words begin with; the longest name wins. Returns it with the remaining words. */
export function findCommand(
  commands: readonly Command[],
  words: readonly string[],
): { command: Command; rest: string[] } | null {
  const fits = ({ name }: Command) => name.split(' ').every((word, index) => words[index] === word);
  const [command] = commands.filter(fits).sort((a, b) => b.name.length - a.name.length);
  return command ? { command, rest: words.slice(command.name.split(' ').length) } : null;
}

/** Parses a command's options and arguments. Throws an OperatorError for anything it does not accept. */
export function parseGiven(
  command: Command,
  rest: readonly string[],
): { given: Given; passwordFile: string | null } {
  const declared = Object.entries(command.options ?? {});
  const { values, positionals } = parse(command, rest);
  const { takes = [] } = command;
  const needed = takes.filter((name) => !name.startsWith('['));
  if (positionals.length < needed.length || positionals.length > takes.length) {
    const missing = needed[positionals.length];
    const problem = missing ? `needs ${missing}` : `takes no "${positionals[takes.length]}"`;
    throw new OperatorError(`outline ${command.name} ${problem}; see outline help ${command.name}`);
  }
  const options = Object.fromEntries(
    declared.map(([name, { type }]) => {
      const value = values[name];
      return [name, type === 'path' && typeof value === 'string' ? resolve(value) : value];
    }),
  );
  const words = positionals.map((word, index) => (takes[index] === 'FOLDER' ? resolve(word) : word));
  const file = values['password-file'];
  return { given: { options, words }, passwordFile: typeof file === 'string' ? resolve(file) : null };
}

function parse(command: Command, rest: readonly string[]) {
  const declared = Object.entries(command.options ?? {}).map(
    ([name, { type }]) => [name, { type: type === 'boolean' ? type : 'string' }] as const,
  );
  const withPassword = command.takesPassword ? [['password-file', { type: 'string' }] as const] : [];
  try {
    return parseArgs({
      args: [...rest],
      allowPositionals: true,
      options: Object.fromEntries([...declared, ...withPassword]),
    });
  } catch (error) {
    // Node's message continues with advice about other programs.
    const [problem = ''] = thrown(error).message.split(/[.\n]/);
    throw new OperatorError(`outline ${command.name}: ${problem}; see outline help ${command.name}`);
  }
}
