import { type RawBuilder, sql } from 'kysely';
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
  { table: 'money_notes', columns: ['text'], about: ofPayments },
  { table: 'money_requests', columns: ['reason', 'note', 'reference'], about: ofPayments },
  { table: 'wallet_requests', columns: ['reason', 'note'], about: (id) => sql`user_id = ${id}` },
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

/** Deletes saved list views that search for the player. */
export async function deleteViews(tx: Tx, { emails, userName, phoneNumber }: Erased): Promise<void> {
  const searched = [...emails, userName.toLowerCase(), ...(phoneNumber ? [phoneNumber] : [])];
  const address = sql`replace(replace(lower(address), '%40', '@'), '%2b', '+')`;
  await sql`delete from staff_views where exists (
    select from unnest(${searched}::text[]) as text
    where strpos(${address}, text) > 0 or strpos(lower(name), text) > 0)`.execute(tx);
}
