import { type Static, Type } from 'typebox';
import { banKinds } from './banKinds';
import { emailLength, lookedUpUsers } from './limits';
import { Moment, orNull } from './schemas';
import { playerTags } from './staffLimits';

/** A player or admin as the back office lists them. */
export const User = Type.Object({
  id: Type.String(),
  userName: Type.String(),
  /** The family name, then the given name; absent on an older server. */
  name: Type.Optional(Type.String()),
  email: Type.String(),
  createdAt: Moment,
  lastLoginAt: orNull(Moment),
  /**
   * The day in Vietnam of the last visit or sign-in, from which active players are counted; absent on an older
   * server.
   */
  lastSeenOn: Type.Optional(orNull(Type.String({ format: 'date' }))),
  diamonds: Type.Integer(),
  golds: Type.Integer(),
  role: Type.Union([Type.Literal('Admin'), Type.Literal('User')]),
  isLocked: Type.Boolean(),
  /** True once the personal data were erased: nothing about the account can be changed any more. */
  isErased: Type.Optional(Type.Boolean()),
  /** Absent without any. */
  tags: Type.Optional(Type.Array(Type.String())),
  /** Incremented by each write of the back office, never by a sign-in or a balance change. */
  version: Type.Integer(),
});
/** The state the caller expects a ban or unban to result in; without it the call always proceeds. */
export const LockBody = Type.Object({ isLocked: Type.Optional(Type.Boolean()) });
/** A ban with its reason and end; an empty body is the ban as specified. */
export const BanBody = Type.Object({
  ...LockBody.properties,
  kind: Type.Optional(Type.Enum(banKinds)),
  /** For staff. */
  note: Type.Optional(Type.String({ maxLength: 500 })),
  /** For the player, in the player's language; shown at sign-in. */
  message: Type.Optional(Type.String({ maxLength: 300 })),
  /** When it expires; null means never, which only an owner can choose. */
  until: Type.Optional(orNull(Moment)),
});
export const UserFilter = Type.Object({
  Search: Type.Optional(Type.String({ maxLength: emailLength })),
  Role: Type.Optional(Type.Union([Type.Literal('Admin'), Type.Literal('User')])),
  Status: Type.Optional(Type.Union([Type.Literal('Active'), Type.Literal('Banned')])),
  /** Only those with this tag, in upper or lower case. */
  Tag: Type.Optional(Type.String({ maxLength: playerTags.length, pattern: '\\S' })),
  /** Only those who signed in since the week began (Sunday, 0:00 in Vietnam). */
  Seen: Type.Optional(Type.Literal('ThisWeek')),
  /** Only those who were created from and until these moments. */
  CreatedFrom: Type.Optional(Moment),
  CreatedTo: Type.Optional(Moment),
  /** Only those whose last visit or sign-in was on these days in Vietnam. */
  LastSeenFrom: Type.Optional(Type.String({ format: 'date' })),
  LastSeenTo: Type.Optional(Type.String({ format: 'date' })),
  /** Only those whose first payment was completed on these days in Vietnam, of which 731 are kept. */
  FirstPaidFrom: Type.Optional(Type.String({ format: 'date' })),
  FirstPaidTo: Type.Optional(Type.String({ format: 'date' })),
  /** Only the users with these ids, separated by commas. */
  Ids: Type.Optional(Type.String({ maxLength: 37 * lookedUpUsers })),
});
export const UserListQuery = Type.Object({
  ...UserFilter.properties,
  Page: Type.Optional(Type.Integer({ minimum: 1, default: 1 })),
  PageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 10 })),
  /** How many rows to return instead of the page when it does not hold all matching users, or more contacts than `wholeContacts`. */
  CutTo: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  SortBy: Type.Optional(
    Type.Union([
      Type.Literal('userName'),
      Type.Literal('email'),
      Type.Literal('createdAt'),
      Type.Literal('lastLoginAt'),
      Type.Literal('diamonds'),
      Type.Literal('golds'),
      Type.Literal('role'),
      Type.Literal('isLocked'),
    ]),
  ),
  SortOrder: Type.Optional(Type.Union([Type.Literal('ASC'), Type.Literal('DESC')])),
});
/** The figures of the dashboard's cards; Admin accounts excluded, weeks from Sunday, 0:00 in Vietnam (product.md section 9). */
export const UserStats = Type.Object({
  total: Type.Integer(),
  /** This week's new users against last week's, in percent. */
  growth: Type.Integer(),
  /** Users who signed in this week. */
  online: Type.Integer(),
  onlineShare: Type.Integer(),
  banned: Type.Integer(),
  bannedShare: Type.Integer(),
  /** Payments completed so far. */
  transactions: Type.Integer(),
});
export const UserList = Type.Object({
  users: Type.Array(User),
  totalUsers: Type.Integer(),
  /** Whether a search or filter matches more than are counted. */
  isMore: Type.Boolean(),
  stats: UserStats,
});
/** The tags in use, the most frequent first. */
export const TagsInUse = Type.Object({ tags: Type.Array(Type.String()) });
export type LockBody = Static<typeof LockBody>;
export type BanBody = Static<typeof BanBody>;
export type UserStats = Static<typeof UserStats>;
export type User = Static<typeof User>;
export type UserFilter = Static<typeof UserFilter>;
export type UserListQuery = Static<typeof UserListQuery>;
export type UserList = Static<typeof UserList>;
