import { type Static, Type } from 'typebox';
import { publications } from './publicationList';
import { readRow } from './readRows';
import { orNull } from './schemas';

const Name = Type.String({ maxLength: 64 });
const Given = Type.Optional(orNull(Type.String({ maxLength: 40 })));

/** Puts the version of a record that the caller looked at live: at once or at `from`, for ever or until `until`. */
export const PublishBody = Type.Object({
  resource: Name,
  recordId: Name,
  version: Type.Integer(),
  /** As a date of a form; without one it is live at once. */
  from: Given,
  /** Without one it stays until somebody takes it down or publishes another version. */
  until: Given,
});
/** Ends what players see of a record, and what is scheduled for it. */
export const UnpublishBody = Type.Object({
  resource: Name,
  recordId: Name,
  /** Ends only what is live, so that what is scheduled still goes live. */
  keepsSchedule: Type.Optional(Type.Boolean()),
});

/** Shows a draft as players would see it. */
export const PreviewBody = Type.Object({ resource: Name, recordId: Name });
/** Addresses of the page with the draft, on this site, without a sign-in. */
export const PreviewLinks = Type.Object({ vi: Type.String(), en: Type.String() });

/** One version of a record, and when players see it. */
export const PublicationRow = readRow(publications);
export type PreviewBody = Static<typeof PreviewBody>;
export type PublishBody = Static<typeof PublishBody>;
export type UnpublishBody = Static<typeof UnpublishBody>;
export type PublicationRow = Static<typeof PublicationRow>;
export type PreviewLinks = Static<typeof PreviewLinks>;
