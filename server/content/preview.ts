import { type Language, languages } from '../../contract/languages';
import { byName } from '../../contract/named';
import type { PreviewLinks } from '../../contract/publications';
import { credentials } from '../credentials/credentials';
import { stampOf } from '../credentials/events';
import type { Dependencies } from '../dependencies';
import type { Keys } from '../platform/keys';
import { seal, unseal } from '../platform/seal';
import { findRest } from '../resources/restList';
import { fieldsOf } from './fields';
import { htmlOf } from './html';
import type { Live } from './live';
import { publishedNamed } from './publishedResource';

/** The parameter of the page's address that carries the link's secret. */
export const previewParameter = 'preview';

interface Record {
  resource: string;
  recordId: string;
}
type Previewing = Pick<Dependencies, 'db' | 'clock' | 'restResources'>;

/** Links to the page with a record's draft, for whoever has them, made by the account `by`. Throws 404 for what is not published or not there. */
export async function previewLinks(
  { keys, ...deps }: Previewing & Pick<Dependencies, 'images'> & { keys: Keys },
  { resource, recordId }: Record,
  by: string,
): Promise<PreviewLinks> {
  await workingCopy(deps, { resource, recordId });
  const until = String(+deps.clock.now() + credentials.preview.lasts);
  const stamp = await stampOf(deps.db, 'preview', by);
  const sealed = seal(keys.previews, { resource, recordId, until, by, stamp });
  const secret = Buffer.from(sealed, 'base64').toString('base64url');
  const path = publishedNamed(deps, resource).publication.preview ?? '';
  const address = (language: Language) => `/${language}${path}?${previewParameter}=${secret}`;
  return byName(languages, address);
}

/** The record of a link; null if it is not ours, too old, or made by somebody who has left the staff since. */
export async function previewed(
  { db, clock, keys }: Pick<Dependencies, 'db' | 'clock'> & { keys: Keys },
  secret: string,
): Promise<Record | null> {
  const link = readLink(keys, secret);
  const { resource = '', recordId = '', until, by = '', stamp } = link;
  if (!(Number(until) > +clock.now()) || (await stampOf(db, 'preview', by)) !== stamp) return null;
  return { resource, recordId };
}

/** What a link says; nothing if it is not ours. */
function readLink(keys: Keys, secret: string): Partial<ReturnType<typeof unseal>> {
  try {
    return unseal(keys.previews, secret);
  } catch {
    return {};
  }
}

/** A record as it would be live if it were published now. Throws 404, and 409 for a text that cannot be shown. */
export async function workingCopy(
  deps: Previewing & Pick<Dependencies, 'images'>,
  { resource: name, recordId }: Record,
): Promise<Live> {
  const resource = publishedNamed(deps, name);
  const now = deps.clock.now();
  const row = await findRest(deps.db, resource, { id: recordId, now });
  const fields = await fieldsOf(deps.db, resource, row, now);
  return {
    publicationId: '',
    recordId,
    fields: { ...fields, ...(await htmlOf(resource, row, deps.images)), image: row.image ?? '' },
    slugs: null,
    from: now,
    earlier: 0,
  };
}
