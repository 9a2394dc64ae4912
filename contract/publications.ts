import { type Static, Type } from 'typebox';
import { languages } from './languages';
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

/** Shows what is typed into a record's form, saved or not, as players would see it. */
export const DraftBody = Type.Object({
  resource: Name,
  /** Without one it is a record that has not been added. */
  recordId: Type.Optional(Name),
  language: Type.Enum(languages),
  /** By field, as an update has them; those that are wrong are as they are stored. */
  values: Type.Record(Type.String(), Type.Unknown()),
});
/** The page's HTML, to be shown without its scripts. */
export const DraftPage = Type.Object({ html: Type.String() });

/** One version of a record, and when players see it. */
export const PublicationRow = readRow(publications);
export type PreviewBody = Static<typeof PreviewBody>;
export type DraftBody = Static<typeof DraftBody>;
export type PublishBody = Static<typeof PublishBody>;
export type UnpublishBody = Static<typeof UnpublishBody>;
export type PublicationRow = Static<typeof PublicationRow>;
export type PreviewLinks = Static<typeof PreviewLinks>;
