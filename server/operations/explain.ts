import { DataDirInUse } from '../db/lock';
import { SchemaTooNew, UnknownSchema } from '../db/migrate';
import { ApiError } from '../platform/errors';
import { OperatorError } from '../platform/operator';
import { SettingError } from '../platform/settings';
import { thrown } from '../platform/thrown';

/** Settings responsible for an error, by system or PostgreSQL code. */
const settingOf: Record<string, string> = {
  EADDRINUSE: 'PORT is in use by another program',
  EADDRNOTAVAIL: 'HOST is not an address of this machine',
  ENOTFOUND: 'HOST or DATABASE_URL names an unknown host',
  ECONNREFUSED: 'DATABASE_URL cannot be reached',
  ETIMEDOUT: 'DATABASE_URL cannot be reached',
  '28P01': 'DATABASE_URL is refused: wrong user or password',
  '28000': 'DATABASE_URL is refused: wrong user or password',
  '42501':
    'The role of DATABASE_URL lacks a right: migrations need the role that owns the tables (DATABASE_OWNER_URL)',
  '3D000': 'DATABASE_URL names a database that does not exist',
  ENOTDIR: 'DATA_DIR is not a directory',
  EEXIST: 'DATA_DIR is not a directory',
  EROFS: 'DATA_DIR cannot be written to',
  ENOSPC: 'DATA_DIR has no space left',
};

const expected = [SettingError, DataDirInUse, SchemaTooNew, UnknownSchema, OperatorError, ApiError];

/** An error in one line; some network errors have a code but no message, or give more detail in their cause. */
export function reasonOf(error: unknown): string {
  const { message, code } = thrown(error);
  const cause = error instanceof Error && error.cause;
  const own = (message || code || String(error)).split('\n')[0] ?? '';
  return cause ? `${own} (${reasonOf(cause)})` : own;
}

/** An error as shown to the operator: one line for a setting, the directory or a refusal, else the stack. */
export function explain(error: unknown): string {
  // The message for visitors about an unavailable store does not help its operator.
  if (error instanceof ApiError && error.cause) return reasonOf(error.cause);
  if (expected.some((kind) => error instanceof kind)) return thrown(error).message;
  const { code, syscall, stack } = thrown(error);
  if (code === 'EACCES')
    return syscall === 'listen'
      ? 'PORT needs privileges that this user does not have'
      : 'DATA_DIR cannot be written to';
  return settingOf[code] ?? (stack || String(error));
}
