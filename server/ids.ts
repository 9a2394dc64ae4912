import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A new row's id: UUID v7, so that rows made after each other lie beside each other in the index. */
export const newId = (): string => v7();

/** An unguessable token of 256 bits, safe in addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** An unguessable name of 128 bits, for what strangers may ask about (docs/security.md 26). */
export const newReference = (): string => randomBytes(16).toString('hex');

/** How a token of full strength is stored: a plain hash is enough where nothing can be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text from outside can be a row's id at all; PostgreSQL raises an error on any other form. */
export const isId = (text: string): boolean => uuidForm.test(text);
