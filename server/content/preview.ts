import type { Field } from '../../contract/fields';
import { type Language, languages } from '../../contract/languages';
import { byName } from '../../contract/named';
import type { DraftBody, PreviewLinks } from '../../contract/publications';
import { credentials } from '../credentials/credentials';
import { stampOf } from '../credentials/events';
import type { Dependencies } from '../dependencies';
import { newId } from '../platform/ids';
import type { Keys } from '../platform/keys';
import { seal, unseal } from '../platform/seal';
import { findRest } from '../resources/restList';
import { type ColumnValues, readValues, textsOf } from '../resources/values';
import { fieldsOf } from './fields';
import { htmlOf } from './html';
import type { Live } from './live';
import { type PublishedResource, publishedNamed } from './publishedResource';

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

type Showing = Previewing & Pick<Dependencies, 'images'>;

/** A record as it would be live if it were published now. Throws 404, and 409 for a text that cannot be shown. */
export async function workingCopy(deps: Showing, { resource: name, recordId }: Record): Promise<Live> {
  const resource = publishedNamed(deps, name);
  return asLive(deps, resource, await findRest(deps.db, resource, { id: recordId, now: deps.clock.now() }));
}

/**
 * What is typed into a record's form as it would be live: each value that the form would refuse is as it is stored, so that the rest
 * can be looked at meanwhile. Throws as `workingCopy` does.
 */
export async function unsavedCopy(
  deps: Showing,
  { resource: name, recordId, values }: Omit<DraftBody, 'language'>,
): Promise<Live> {
  const resource = publishedNamed(deps, name);
  const now = deps.clock.now();
  const stored = recordId ? await findRest(deps.db, resource, { id: recordId, now }) : blankOf(resource, now);
  const given = { texts: textsOf(resource, values), cut: new Set<string>(), isPartial: true };
  return asLive(deps, resource, { ...stored, ...readValues(resource, given, stored, now).values });
}

/** A record of which nothing has been entered. */
function blankOf({ fields }: PublishedResource, now: Date): ColumnValues {
  const first = (field: Field): unknown => {
    if (field.kind === 'word') return field.words[0];
    if (field.kind === 'date') return field.required ? now : null;
    if (field.kind === 'flag') return false;
    return 'min' in field ? field.min : field.kind === 'choice' ? 0 : '';
  };
  return {
    id: newId(),
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, first(field)])),
  };
}

async function asLive(deps: Showing, resource: PublishedResource, row: ColumnValues): Promise<Live> {
  const now = deps.clock.now();
  const fields = await fieldsOf(deps.db, resource, row, now);
  return {
    publicationId: '',
    recordId: String(row.id),
    fields: { ...fields, ...(await htmlOf(resource, row, deps.images)), image: row.image ?? '' },
    slugs: null,
    from: now,
    earlier: 0,
  };
}
