import { type RawBuilder, sql } from 'kysely';
import { searchKey, searchWords } from '../../../contract/text';
import type { Tx } from '../../db/tables';
import type { Erased } from './person';
import { scrubberFor } from './scrub';

interface TextColumns {
  table: string;
  columns: readonly string[];
  /** The rows that are about a player. */
  about: (id: string) => RawBuilder<unknown>;
}

const ofPayments = (id: string) => sql`(payment_id in (select id from payments where user_id = ${id})
  or case_id in (select money_cases.id from money_cases join payments on payments.id = payment_id
    where user_id = ${id}))`;

/** Columns in which staff write free text about a player or their payments. */
const texts: readonly TextColumns[] = [
  { table: 'notes', columns: ['text'], about: ofPayments },
  {
    table: 'money_requests',
    columns: ['reason', 'note', 'reference'],
    about: (id) => sql`(user_id = ${id} or ${ofPayments(id)})`,
  },
  {
    table: 'money_cases',
    columns: ['detail'],
    about: (id) => sql`payment_id in (select id from payments where user_id = ${id})`,
  },
];

type TextRow = { id: string } & Record<string, string | null>;

/**
 * Removes the player from these texts, which explain how money was handled and are kept. There are only a few per
 * player.
 */
export async function scrubTexts(tx: Tx, person: Erased): Promise<void> {
  const scrub = scrubberFor(person);
  for (const { table, columns, about } of texts) {
    const fields = sql.join(columns.map((column) => sql.id(column)));
    const { rows } = await sql<TextRow>`select id, ${fields} from ${sql.id(table)}
      where ${about(person.id)}`.execute(tx);
    for (const row of rows)
      for (const column of columns) {
        const text = row[column];
        const without = text ? scrub(text) : text;
        if (without === text) continue;
        await sql`update ${sql.id(table)} set ${sql.id(column)} = ${without} where id = ${row.id}`.execute(
          tx,
        );
      }
  }
}

/** A text with nothing but its words, each between spaces. */
const wordsOf = (text: string) => ` ${searchWords(text).join(' ')} `;

/** Deletes saved list views that search for the player by a contact, the user name or the whole name, in any spelling. */
export async function deleteViews(tx: Tx, person: Erased): Promise<void> {
  const { emails, userName, firstName, lastName, phoneNumber } = person;
  const texts = [...emails, userName].map(searchKey);
  const names = [`${lastName} ${firstName}`, `${firstName} ${lastName}`]
    .map(wordsOf)
    .filter((name) => name.trim());
  const digits = phoneNumber?.replace(/\D/g, '').slice(-9);
  const views = await tx.selectFrom('staffViews').select(['id', 'name', 'address']).execute();
  for (const { id, name, address } of views) {
    const said = [name, ...new URLSearchParams(address).values()].join('\n');
    const key = searchKey(said);
    const isAbout =
      texts.some((text) => key.includes(text)) ||
      names.some((whole) => wordsOf(said).includes(whole)) ||
      (digits && key.replace(/\D/g, '').includes(digits));
    if (isAbout) await tx.deleteFrom('staffViews').where('id', '=', id).execute();
  }
}
