import type { PlayerNote } from '../../../contract/playerPage';
import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { forbidden, notFound } from '../../platform/errors';
import { isId, newId } from '../../platform/ids';
import { playerMessages } from '../../platform/messages/players';
import { assertActFor, findAccount } from './account';
import { isDeletable, toNote } from './lists/noteRows';

type Deps = Pick<Dependencies, 'db' | 'clock'>;

/** Adds a note about a player, audited. Throws 404, and 409 for one who was erased. */
export const notePlayer = (
  { db, clock }: Deps,
  actor: Actor,
  id: string,
  text: string,
): Promise<PlayerNote> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    assertActFor('note', await findAccount(tx, id, actor), { now });
    const author = { authorId: actor.id, authorName: actor.userName };
    const note = { id: newId(), userId: id, ...author, text: text.trim(), createdAt: now };
    await tx.insertInto('notes').values(note).execute();
    await audit(tx, clock, actor, {
      action: 'note',
      resource: 'users',
      id,
      before: null,
      after: { note: note.text },
    });
    return toNote(note, { actor, now });
  });

/**
 * Deletes one of the caller's notes; the history records that it existed. Throws 404, and 403 for somebody else's or
 * an older note.
 */
export const deleteNote = ({ db, clock }: Deps, actor: Actor, id: string, noteId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await findAccount(tx, id, actor);
    if (!isId(noteId)) throw notFound();
    const note = await tx
      .selectFrom('notes')
      .selectAll()
      .where('id', '=', noteId)
      .where('userId', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!note) throw notFound();
    if (!isDeletable(note, { actor, now: clock.now() })) throw forbidden(playerMessages.notOwnNote);
    await tx.deleteFrom('notes').where('id', '=', noteId).execute();
    await audit(tx, clock, actor, {
      action: 'delete-note',
      resource: 'users',
      id,
      before: null,
      after: null,
    });
  });
