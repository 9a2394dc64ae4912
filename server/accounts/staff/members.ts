import { type RawBuilder, sql } from 'kysely';
import { staff } from '../../../contract/readResources';
import type { StaffMember } from '../../../contract/staff';
import { bannedNow } from '../../db/bans';
import type { Db, Tx } from '../../db/tables';
import type { Clock } from '../../platform/clock';
import { notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { type RawRow, withMoments } from '../../resources/rawRows';
import { searchIn } from '../../resources/restList';
import { allOf, type SqlRows } from '../../resources/sqlSource';

type MemberRow = RawRow<typeof staff> & Pick<StaffMember, 'version'>;

const members = (
  now: Date,
) => sql`select id, case when ${bannedNow(now)} then 'banned' else 'active' end as state, email, user_name,
    first_name, last_name, staff_roles as roles, exists (select from second_factors
      where second_factors.user_id = users.id and second_factors.confirmed_at is not null) as has_factor,
    created_at, last_login_at, null::timestamptz as expires_at, version
  from users where role = 'Admin'`;
/** Invitations that can still be accepted, in the form of members. */
const invited = (now: Date) => sql`select id, 'invited', email, '', '', '', staff_roles, false, created_at,
    null::timestamptz, expires_at, 1
  from invitations where expires_at > ${now}`;
const everyone = (now: Date) => sql`(${members(now)} union all ${invited(now)}) as staff`;

/** Everyone on the staff, and open invitations. */
export const staffRows: SqlRows<MemberRow, StaffMember> = {
  resource: staff,
  from: ({ now }) => everyone(now),
  columns: sql`*`,
  visible: () => [],
  holds: { roles: ({ values }) => hasAny(values.map(String)) },
  search: async (_, text) => ({
    where: allOf(searchIn(['userName', 'email', 'firstName', 'lastName'], text)),
  }),
  shown: async (_, rows) => rows.map(toMember),
};

const hasAny = (roles: readonly string[]): RawBuilder<unknown> =>
  roles.length > 0 ? sql`roles && ${sql.val(roles)}::text[]` : sql`false`;

const toMember = (row: MemberRow): StaffMember => withMoments(row);

/** Everyone on the staff, longest-serving first, and open invitations. */
export async function listStaff(db: Db, clock: Clock): Promise<StaffMember[]> {
  const { rows } =
    await sql<MemberRow>`select * from ${everyone(clock.now())} order by created_at, id`.execute(db);
  return rows.map(toMember);
}

/** A staff member, locked for a change. Throws 404 for players and unknown ids. */
export async function lockMember(tx: Tx, id: string, now: Date): Promise<StaffMember> {
  if (!isId(id)) throw notFound();
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
  const { rows } = await sql<MemberRow>`${members(now)} and id = ${id}`.execute(tx);
  const [row] = rows;
  if (!row) throw notFound();
  return toMember(row);
}
