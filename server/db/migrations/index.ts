import type { Migration } from 'kysely';
import * as list from './list';

/** Imported rather than read from a folder, so that they are part of the bundle. */
export const migrations: Record<string, Migration> = { ...list };
