import { type Selectable, sql } from 'kysely';
import { listOfPlayer } from '../../../../contract/playerLists';
import type { PlayerNote } from '../../../../contract/playerPage';
import { noteHours } from '../../../../contract/staffLimits';
import type { Tables } from '../../../db/tables';
import { addMs, hours } from '../../../platform/clock';
import { textFor } from '../../../platform/masking/contacts';
import type { ListRows, Reader } from '../../../resources/sqlSource';

export type NoteRow = Omit<Selectable<Tables['notes']>, 'userId' | 'paymentId' | 'caseId'>;

/** Its author can delete a note for a day. */
export const isDeletable = (note: Pick<NoteRow, 'authorId' | 'createdAt'>, { actor, now }: Reader): boolean =>
  note.authorId === actor.id && note.createdAt >= addMs(now, -hours(noteHours));

/** A note as this reader may see it. */
export const toNote = (note: NoteRow, reader: Reader): PlayerNote => ({
  id: note.id,
  author: note.authorName,
  text: textFor(reader.actor, note.text),
  createdAt: note.createdAt.toISOString(),
  mayDelete: isDeletable(note, reader),
});

/** The notes of staff about a player. */
export const noteRows = (userId: string): ListRows<NoteRow, PlayerNote> => ({
  resource: listOfPlayer('notes', userId),
  from: () => sql`notes`,
  columns: sql`*`,
  visible: () => [sql`user_id = ${userId}`],
  shown: async (_, rows, reader) => rows.map((row) => toNote(row, reader)),
});
