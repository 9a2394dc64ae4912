import { readConfig } from './config';
import { DataDirInUse } from './db/lock';
import { SettingError } from './settings';
import { start } from './start';

/** Settings responsible for an error, by system or PostgreSQL code. */
const settingOf: Record<string, string> = {
  EADDRINUSE: 'PORT is in use by another program',
  EADDRNOTAVAIL: 'HOST is not an address of this machine',
  ENOTFOUND: 'HOST or DATABASE_URL names an unknown host',
  ECONNREFUSED: 'DATABASE_URL cannot be reached',
  ETIMEDOUT: 'DATABASE_URL cannot be reached',
  '28P01': 'DATABASE_URL is refused: wrong user or password',
  '28000': 'DATABASE_URL is refused: wrong user or password',
  '3D000': 'DATABASE_URL names a database that does not exist',
  ENOTDIR: 'DATA_DIR is not a directory',
  EEXIST: 'DATA_DIR is not a directory',
  EROFS: 'DATA_DIR cannot be written to',
  ENOSPC: 'DATA_DIR has no space left',
};

/** Errors of a setting or the directory print one line; anything else keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof SettingError || error instanceof DataDirInUse) return error.message;
  const { code = '', syscall, stack } = error as NodeJS.ErrnoException;
  if (code === 'EACCES')
    return syscall === 'listen'
      ? 'PORT needs privileges that this user does not have'
      : 'DATA_DIR cannot be written to';
  return settingOf[code] ?? stack ?? String(error);
}

// Registered before the start: a signal during it lets the start finish and then shuts down in order. A second signal
// exits at once.
const stopSignal = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
});
try {
  const server = await start(readConfig(process.env));
  await stopSignal;
  await server.stop();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
