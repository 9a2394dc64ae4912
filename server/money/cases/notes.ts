import type { MoneyNote } from '../../../contract/cases';
import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Db, Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { notFound } from '../../platform/errors';
import { newId } from '../../platform/ids';
import { textFor } from '../../platform/masking/contacts';
import { paymentMessages } from '../../platform/messages/payments';
import type { Reader } from './caseReaders';

/** The subject of a note: a payment or a case. */
export type Noted = { paymentId: string } | { caseId: string };
/** Adds a note, audited. Throws 404 when the payment does not exist; the caller has already read a case. */
export const addNote = (
  deps: Pick<Dependencies, 'db' | 'clock'>,
  actor: Actor,
  about: Noted,
  text: string,
): Promise<MoneyNote> =>
  inTransaction(deps.db, async (tx) => {
    if ('paymentId' in about) await requirePayment(tx, about.paymentId);
    const note = { id: newId(), text: text.trim(), createdAt: deps.clock.now() };
    await tx
      .insertInto('notes')
      .values({ ...note, ...about, authorId: actor.id, authorName: actor.userName })
      .execute();
    await audit(tx, deps.clock, actor, {
      action: 'note',
      ...('paymentId' in about
        ? { resource: 'payments', id: about.paymentId }
        : { resource: 'cases', id: about.caseId }),
      before: null,
      after: { note: note.text },
    });
    return toShown({ ...note, author: actor.userName }, actor);
  });

async function requirePayment(tx: Tx, id: string): Promise<void> {
  const payment = await tx.selectFrom('payments').select('id').where('id', '=', id).executeTakeFirst();
  if (!payment) throw notFound(paymentMessages.unknown);
}

/** The notes about a payment or a case, oldest first, as this reader may see them. */
export async function notesAbout(db: Db, about: Noted, reader: Reader): Promise<MoneyNote[]> {
  const rows = await db
    .selectFrom('notes')
    .select(['id', 'authorName as author', 'text', 'createdAt'])
    .where((eb) =>
      'paymentId' in about ? eb('paymentId', '=', about.paymentId) : eb('caseId', '=', about.caseId),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => toShown(row, reader));
}

const toShown = (
  { createdAt, text, ...note }: { id: string; author: string; text: string; createdAt: Date },
  reader: Reader,
): MoneyNote => ({ ...note, text: textFor(reader, text), createdAt: createdAt.toISOString() });
