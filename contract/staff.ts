import { type Static, Type } from 'typebox';
import { emailLength } from './limits';
import { type StaffRole, staffRoles } from './permissions';
import { readRow } from './readRows';
import { Reason } from './reason';
import { staff } from './staffList';

const Role = Type.Unsafe<StaffRole>({ type: 'string', enum: [...staffRoles] });
const Roles = Type.Array(Role, { minItems: 1, maxItems: 7, uniqueItems: true });

/** A staff member, or an open invitation. */
export const StaffMember = readRow(staff, { version: Type.Integer() });
export const InviteBody = Type.Object({
  email: Type.String({ maxLength: emailLength }),
  roles: Roles,
  reason: Reason,
});
export const RolesBody = Type.Object({
  roles: Roles,
  reason: Reason,
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
/** The server's own rules check its form, so that each failure gets a message in the caller's language. */
export const MemberNameBody = Type.Object({
  userName: Type.String({ maxLength: 1000 }),
  reason: Reason,
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export const ReasonBody = Type.Object({ reason: Reason });
export const InvitationQuery = Type.Object({ token: Type.String({ maxLength: 100 }) });
/** What an invitation's page shows: the invited e-mail, and whether it already has an account. */
export const InvitationShown = Type.Object({ email: Type.String(), isKnown: Type.Boolean() });
export const AcceptBody = Type.Object({
  token: Type.String({ maxLength: 100 }),
  password: Type.String({ maxLength: 1000 }),
  /** For a new account only. */
  firstName: Type.Optional(Type.String({ maxLength: 1000 })),
  lastName: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type StaffMember = Static<typeof StaffMember>;
export type InviteBody = Static<typeof InviteBody>;
export type RolesBody = Static<typeof RolesBody>;
export type MemberNameBody = Static<typeof MemberNameBody>;
export type ReasonBody = Static<typeof ReasonBody>;
export type InvitationShown = Static<typeof InvitationShown>;
export type AcceptBody = Static<typeof AcceptBody>;
