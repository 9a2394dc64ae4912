import { type Static, Type } from 'typebox';
import { avatars } from './avatars';
import { emailLength } from './limits';
import { type Permission, permissions, type StaffRole, staffRoles } from './permissions';
import { Moment, orNull } from './schemas';

/** A union of literals, for OpenAPI and the compiler. */
export const word = <W extends string>(words: readonly W[]) =>
  Type.Unsafe<W>({ type: 'string', enum: [...words] });

const Staff = Type.Object({
  roles: Type.Array(word<StaffRole>(staffRoles)),
  permissions: Type.Array(word<Permission>(permissions)),
  hasFactor: Type.Boolean(),
  /** Everything else is blocked until the second factor is set up. */
  mustSetUp: Type.Boolean(),
});
export const Profile = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  username: Type.String(),
  email: Type.String(),
  diamonds: Type.Integer(),
  golds: Type.Integer(),
  /** Diamonds that a refund could not take back; only when there are any. */
  debt: Type.Optional(Type.Integer()),
  /** When the account was created; an older server leaves it out. */
  createdAt: Type.Optional(Moment),
  /** Staff only: their roles, and the resulting permissions. */
  staff: Type.Optional(Staff),
});
/** How a robot is drawn, without the name of anything that it wears. */
const Drawing = Type.Object({
  worn: Type.Array(
    Type.Object({ type: Type.Integer(), librarySlug: Type.String(), imageUrl: Type.String() }),
  ),
  avatar: orNull(Type.Enum(avatars)),
});
export const FoundPlayer = Type.Object({
  email: Type.String(),
  userName: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  /** The month of the registration in Vietnam, `YYYY-MM`; an older server leaves it out. */
  since: Type.Optional(Type.String()),
  /** As worn where the player shows the card, else the plain robot. */
  drawing: Type.Optional(Drawing),
});
export const SearchQuery = Type.Object({ query: Type.String({ maxLength: emailLength }) });
export type Profile = Static<typeof Profile>;
export type FoundPlayer = Static<typeof FoundPlayer>;
export type SearchQuery = Static<typeof SearchQuery>;
