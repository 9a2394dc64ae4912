import { restResources } from '../catalog';
import { englishName } from '../localized';
import {
  DraftBody,
  DraftPage,
  PreviewBody,
  PreviewLinks,
  PublicationRow,
  PublishBody,
  UnpublishBody,
} from '../publications';
import { publications } from '../readResources';
import { defineCall } from './call';
import { readCalls } from './reads';

const writes = {
  tag: 'admin: publications',
  resource: 'publications',
  method: 'POST',
  access: 'content:publish',
} as const;

/** The texts of which addresses are made. */
const addressed = restResources.flatMap(({ publication }) =>
  publication?.address ? [publication.address, englishName(publication.address)] : [],
);

/** The texts in Markdown, which are read when they are to be shown. */
const shown = restResources.flatMap(({ publication, fields }) =>
  publication ? Object.keys(fields).filter((name) => fields[name]?.kind === 'markdown') : [],
);

export const {
  list: listPublications,
  export: exportPublications,
  one: getPublication,
} = readCalls(publications, { row: PublicationRow, one: PublicationRow });
export const publish = defineCall({
  ...writes,
  path: 'admin/publications',
  does: 'Puts a version of a record live, at once or at a time.',
  body: PublishBody,
  refuses: { 409: ['from', 'until', ...addressed, ...shown] },
  response: { 201: PublicationRow },
});
export const cancelPublication = defineCall({
  ...writes,
  path: 'admin/publications/:id/cancel',
  does: 'Cancels a publication that has not begun.',
  response: { 200: PublicationRow },
});
export const unpublish = defineCall({
  ...writes,
  path: 'admin/publications/unpublish',
  does: 'Unpublishes what players see of a record, and cancels what is scheduled unless that is to stay.',
  body: UnpublishBody,
  response: { 200: PublicationRow },
});

export const previewContent = defineCall({
  ...writes,
  access: 'content:write',
  path: 'admin/publications/preview',
  does: 'Makes links that show a draft on the real site for a quarter of an hour.',
  body: PreviewBody,
  refuses: { 409: shown },
  response: { 200: PreviewLinks },
});

export const showDraft = defineCall({
  ...writes,
  access: 'content:write',
  path: 'admin/publications/draft',
  does: 'Renders the page with what is typed into a form, saved or not; it is kept nowhere.',
  body: DraftBody,
  refuses: { 409: shown },
  response: { 200: DraftPage },
});
