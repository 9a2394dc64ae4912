import { type Selectable, sql } from 'kysely';
import type { LostFactor } from '../../../contract/lostFactor';
import { permissionsOf } from '../../../contract/permissions';
import type { PlayerPage, Standing } from '../../../contract/playerPage';
import { credentials } from '../../credentials/credentials';
import { openUndo } from '../../credentials/heldEmails';
import { type BanRow, isBanned } from '../../db/bans';
import type { Db, UsersTable } from '../../db/tables';
import type { Actor } from '../../http/types';
import { addMs } from '../../platform/clock';
import { notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { maskEmail, maskPhone, seesContacts, textFor } from '../../platform/masking/contacts';
import type { Reader } from '../../resources/sqlSource';
import { lostFactorShown } from '../lostFactor/lostFactors';
import { assertReadable } from './account';
import { standingOf } from './standing';

type PlayerRow = Selectable<UsersTable> & {
  hasGoogle: boolean;
  lastDevice: string | null;
  lastNetwork: string | null;
  diamondEntries: number;
  goldEntries: number;
  debtEntries: number;
  notes: number;
};
type Head = PlayerRow & {
  emailUndoUntil: Date | null;
  standing: Standing | null;
  lostFactor: LostFactor | null;
};

const sumOf = (wallet: string) => sql`(select coalesce(sum(amount), 0)::bigint from wallet_entries
  where wallet_entries.user_id = users.id and wallet = ${sql.lit(wallet)})`;

/**
 * The head of a player's page. One statement reads balances and entries, so that they are compared as of one moment.
 * Throws 404.
 */
export async function readPlayerPage(db: Db, id: string, { actor, now }: Reader): Promise<PlayerPage> {
  if (!isId(id)) throw notFound();
  const { rows } =
    await sql<PlayerRow>`select users.*, last.device as last_device, last.network as last_network,
      exists (select from identities where identities.user_id = users.id) as has_google,
      ${sumOf('diamonds')} as diamond_entries, ${sumOf('golds')} as gold_entries, ${sumOf('debt')} as debt_entries,
      (select count(*)::int from notes where notes.user_id = users.id) as notes
    from users left join lateral (select device, network from sessions
      where sessions.user_id = users.id order by created_at desc limit 1) last on true
    where users.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  assertReadable(row, actor);
  const undo = await openUndo(db, id, now).executeTakeFirst();
  const emailUndoUntil = undo ? addMs(undo.changedAt, credentials.emailUndoLink.lasts) : null;
  const seesMoney = permissionsOf(actor.staffRoles).includes('cases:read');
  const standing = seesMoney ? await standingOf(db, id) : null;
  const lostFactor = await lostFactorShown(db, id);
  return toPage({ ...row, emailUndoUntil, standing, lostFactor }, actor, now);
}

function toPage(row: Head, reader: Actor, now: Date): PlayerPage {
  const { id, userName, firstName, lastName, role, staffRoles, tags, version } = row;
  const { hasGoogle, language, lostFactor, notes, standing } = row;
  const isUnmasked = seesContacts(reader);
  return {
    id,
    userName,
    firstName,
    lastName,
    role,
    staffRoles,
    tags: tags.map((tag) => textFor(reader, tag)),
    version,
    hasGoogle,
    lostFactor,
    language,
    notes,
    standing,
    email: isUnmasked ? row.email : maskEmail(row.email),
    phoneNumber: isUnmasked || row.phoneNumber === null ? row.phoneNumber : maskPhone(row.phoneNumber),
    emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
    emailUndoUntil: row.emailUndoUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    lastDevice: isUnmasked ? row.lastDevice : null,
    lastNetwork: isUnmasked ? row.lastNetwork : null,
    isLocked: isBanned(row, now),
    eraseAt: row.eraseAt?.toISOString() ?? null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
    ban: banOf(row, reader, now),
    wallets: [
      { wallet: 'diamonds', balance: row.diamonds, entries: Number(row.diamondEntries) },
      { wallet: 'golds', balance: row.golds, entries: Number(row.goldEntries) },
      { wallet: 'debt', balance: row.debt, entries: Number(row.debtEntries) },
    ],
  };
}

/** The ban in force; null if there is none or it has expired, even if the expiry has not been recorded yet. */
function banOf(row: BanRow, reader: Actor, now: Date): PlayerPage['ban'] {
  const { bannedAt, bannedUntil, banKind, banNote, banMessage } = row;
  if (bannedAt === null || !isBanned(row, now)) return null;
  return {
    since: bannedAt.toISOString(),
    until: bannedUntil?.toISOString() ?? null,
    kind: banKind,
    note: banNote === null ? null : textFor(reader, banNote),
    message: banMessage === null ? null : textFor(reader, banMessage),
  };
}
