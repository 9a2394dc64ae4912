import { readConfig } from './config';
import { DataDirInUse } from './db/lock';
import { SettingError } from './settings';
import { start } from './start';

/** What is wrong with a setting or the directory is one line for people; anything else keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof SettingError || error instanceof DataDirInUse) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `PORT ${process.env.PORT ?? 3000} is in use by another program`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `DATABASE_URL cannot be reached (${code})`;
  if (code === '28P01' || code === '28000' || code === '3D000')
    return `DATABASE_URL is refused by the database: ${message}`;
  return stack ?? String(error);
}

try {
  const server = await start(readConfig(process.env));
  const stop = () => void server.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
