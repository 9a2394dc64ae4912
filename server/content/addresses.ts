import { languages } from '../../contract/languages';
import { englishName, textIn } from '../../contract/localized';
import { slugMax, slugOf } from '../../contract/slug';
import type { Tx } from '../db/tables';
import { conflict } from '../platform/errors';
import { contentMessages } from '../platform/messages/content';
import type { PublishedResource } from './publishedResource';

/** Room for a number after an address, in characters. */
const numberRoom = 10;

/** The record whose address is made, and when. */
interface Addressed {
  recordId: string;
  /** The published fields. */
  fields: Record<string, unknown>;
  now: Date;
}

/**
 * Gives a record an address per language at its first publication; later ones keep it. Throws 409 at the title that gives
 * none.
 */
export async function giveAddresses(
  tx: Tx,
  resource: PublishedResource,
  addressed: Addressed,
): Promise<void> {
  const { address: title } = resource.publication;
  if (!title) return;
  const { recordId, fields, now } = addressed;
  for (const language of languages) {
    const own = tx.selectFrom('contentAddresses').select('slug').where('recordId', '=', recordId);
    if (await own.where('language', '=', language).limit(1).executeTakeFirst()) continue;
    const { text, lang } = textIn(fields, title, language);
    const slug = await freeSlug(tx, resource, recordId, text);
    if (!slug) {
      const field = lang === 'en' ? englishName(title) : title;
      throw conflict(contentMessages.noAddress, { [field]: [contentMessages.noAddress] });
    }
    const row = { resource: resource.name, language, slug, recordId, since: now };
    await tx.insertInto('contentAddresses').values(row).execute();
  }
}

/**
 * The address of a text, with a number if another record has ever had it in any language, so that an old link never leads to
 * another record; empty when the text has no letters or digits.
 */
async function freeSlug(
  tx: Tx,
  { name, publication }: PublishedResource,
  recordId: string,
  text: string,
): Promise<string> {
  const start = slugOf(text, slugMax - numberRoom);
  if (!start) return '';
  const rows = await tx
    .selectFrom('contentAddresses')
    .select('slug')
    .where('resource', '=', name)
    .where('recordId', '!=', recordId)
    .where('slug', 'like', `${start}%`)
    .execute();
  const taken = new Set([...(publication.reserved ?? []), ...rows.map(({ slug }) => slug)]);
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? '' : `-${count}`;
    const slug = `${slugOf(text, slugMax - suffix.length)}${suffix}`;
    if (!taken.has(slug)) return slug;
  }
}
