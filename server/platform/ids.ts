import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A row id: UUID v7, so that consecutive rows are adjacent in the index. */
export const newId = (): string => v7();

/** When an id was created (RFC 9562 section 5.7); undefined for one of another version. */
export const timeOf = (id: string): Date | undefined =>
  id[14] === '7' ? new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)) : undefined;

/** The least id that can be created at a moment. */
export const idAt = (moment: Date): string => {
  const digits = moment.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
};

/** A random 256-bit token, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A random 128-bit reference, for records that strangers may query (docs/security.md 26). */
export const newReference = (): string => randomBytes(16).toString('hex');

/** Hash for storing a full-strength token; a plain hash suffices where nothing can be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether external text is a valid row id; PostgreSQL throws on any other format. */
export const isId = (text: string): boolean => uuidForm.test(text);

/** Sorts before every id: where paging by id begins. */
export const firstId = '00000000-0000-0000-0000-000000000000';
