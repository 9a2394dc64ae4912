import { type RawBuilder, sql } from 'kysely';

/**
 * A transfer's reference without what people and files change about it: letter case, spaces, and how accents are encoded.
 * The index `movements_by_one_reference` is on this expression.
 */
export const foldedReference = (reference: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`upper(regexp_replace(normalize(${reference}, nfc), '\\s+', '', 'g'))`;

/** The same for comparing references that are already read. */
export const foldReference = (reference: string): string =>
  reference.normalize('NFC').replace(/\s+/gu, '').toUpperCase();
