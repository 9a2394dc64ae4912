import { connectToHolder } from '../db/lock';
import { readConfig } from '../platform/config';
import { OperatorError } from '../platform/operator';
import { version } from '../platform/version';
import type { DatabaseCommand, Given, LocalContext } from './command';
import { commands } from './commands';
import { describeCommand, listCommands } from './help';
import { findCommand, parseGiven } from './parse';
import { passOn } from './passOn';
import { readPassword, type Terminal } from './password';
import { ensureMigrated, withDatabase } from './withDatabase';

/** First words that several commands share and that are not commands themselves: alone they list those commands. */
const groups = new Set(
  commands
    .map(({ name }) => name.split(' ')[0] ?? '')
    .filter((word) => !commands.some(({ name }) => name === word)),
);

/** Runs one `outline` command. Resolves to false when it found something wrong, and throws when it cannot run. */
export async function runOutline(words: string[], local: LocalContext, terminal: Terminal): Promise<boolean> {
  if (words[0] === '--version' || words[0] === 'version') {
    local.print(version);
    return true;
  }
  const isGroup = words.length === 1 && groups.has(words[0] ?? '');
  const wantsHelp = words.length === 0 || isGroup || words[0] === 'help' || words.includes('--help');
  if (wantsHelp)
    return help(
      words.filter((word) => word !== 'help' && word !== '--help'),
      local,
    );
  const found = findCommand(commands, words);
  if (!found) throw unknown(words);
  const { given, passwordFile } = parseGiven(found.command, found.rest);
  if (found.command.takesPassword) given.password = await readPassword(passwordFile, terminal);
  const done =
    'run' in found.command
      ? await runWithDatabase(found.command, given, local)
      : await found.command.runLocally(local, given);
  return done !== false;
}

function help(words: string[], { print }: LocalContext): true {
  const asked = commands.filter(({ name }) => words.every((word, index) => name.split(' ')[index] === word));
  if (asked.length === 0) throw unknown(words);
  const only =
    asked.find(({ name }) => name === words.join(' ')) ?? (asked.length === 1 ? asked[0] : undefined);
  const lines = only ? describeCommand(only) : listCommands(asked);
  for (const line of lines) print(line);
  return true;
}

const unknown = (words: string[]) =>
  new OperatorError(`outline has no command "${words.slice(0, 2).join(' ')}"; see outline help`);

/** Runs a command where the database is open: in the server that uses the data directory, else in this process. */
async function runWithDatabase(
  command: DatabaseCommand,
  given: Given,
  local: LocalContext,
): Promise<boolean | undefined> {
  const config = readConfig(local.env);
  const holder = config.databaseUrl ? null : await connectToHolder(config.dataDir);
  if (holder) return passOn(holder, { ...given, name: command.name }, local.print);
  return withDatabase(config, local, async (context) => {
    if (command.name !== 'migrate') await ensureMigrated(context);
    return command.run(context, given);
  });
}
