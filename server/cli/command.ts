import type { Passwords } from '../accounts/passwords';
import type { Db } from '../db/tables';
import type { Clock } from '../platform/clock';
import type { Config } from '../platform/config';
import type { Keys } from '../platform/keys';
import type { FileStore } from '../storage/files/store';
import type { ImageStore } from '../storage/images/store';
import type { DatabaseSource } from './backup/dump';

/** What commands work with, created by the running server or by the command's own process. */
export interface CommandContext {
  config: Config;
  db: Db;
  source: DatabaseSource;
  keys: Keys;
  images: ImageStore;
  files: FileStore;
  clock: Clock;
  passwords: Passwords;
  /** Prints one line to the operator. */
  print(line: string): void;
}

interface Option {
  type: 'string' | 'boolean' | 'path';
  help: string;
}

/** The operator's input; paths are absolute. */
export interface Given {
  options: Record<string, string | boolean | undefined>;
  words: string[];
  /** From the prompt or a file, for commands that take one; never from the command line, which others can read. */
  password?: string;
}

interface Description {
  /** The words that invoke it, such as `admin list`. */
  name: string;
  /** Names of its arguments, such as `EMAIL`; paths are made absolute, and one in brackets is optional. */
  takes?: ReadonlyArray<'EMAIL' | 'FOLDER' | '[DAY]'>;
  options?: Record<string, Option>;
  /** Whether it prompts for a password. */
  takesPassword?: boolean;
  /** One line for the list of commands. */
  summary: string;
  /** Further lines for its own help. */
  details?: readonly string[];
}

/** A command that runs wherever the database is open; resolves to false when it found a problem. */
export interface DatabaseCommand extends Description {
  run(context: CommandContext, given: Given): Promise<boolean | undefined>;
}

/** The context of a command that opens the database by itself. */
export interface LocalContext {
  env: NodeJS.ProcessEnv;
  print(line: string): void;
}

/** A command that must run in the operator's own process. */
export interface LocalCommand extends Description {
  runLocally(context: LocalContext, given: Given): Promise<boolean | undefined>;
}

export type Command = DatabaseCommand | LocalCommand;
