import { adminCommands } from './adminCommands';
import { backupCommand, rehearseCommand } from './backupCommand';
import { checkCommand, servedCheck } from './checkCommand';
import { closeCommand } from './closeCommand';
import type { Command, DatabaseCommand } from './command';
import { dataCommands } from './dataCommands';
import { confirmCommand, restoreCommand } from './restoreCommands';
import { siteCommands } from './siteCommands';

/** Commands that run wherever the database is open, including in a server. */
export const databaseCommands: readonly DatabaseCommand[] = [
  ...dataCommands,
  closeCommand,
  ...adminCommands,
  ...siteCommands,
  backupCommand,
  rehearseCommand,
  confirmCommand,
];

/** Commands that a server accepts through the lock's socket. */
export const servedCommands: readonly DatabaseCommand[] = [...databaseCommands, servedCheck];

/** Every command of `outline`, in the order of its help. */
export const commands: readonly Command[] = [...databaseCommands, restoreCommand, checkCommand];
