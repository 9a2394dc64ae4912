import { type Static, Type } from 'typebox';
import { readRow } from './readRows';
import { Moment, orNull } from './schemas';
import { sessions } from './sessionList';

/** One active session of an account, as shown to its owner. */
const OwnSession = Type.Object({
  id: Type.String(),
  /** Browser and system, such as "Firefox, Windows"; null when unknown. */
  device: orNull(Type.String()),
  /** The wider network (IPv4 /24, IPv6 /64); null where it is not known. */
  network: orNull(Type.String()),
  createdAt: Moment,
  /** Accurate to the 15-minute lifetime of an access token. */
  lastUsedAt: Moment,
  isCurrent: Type.Boolean(),
});
/** An active session of a staff member. */
export const StaffSession = readRow(sessions);
export const OwnSessions = Type.Object({ sessions: Type.Array(OwnSession) });
export const PasswordBody = Type.Object({
  currentPassword: Type.String({ maxLength: 1000 }),
  newPassword: Type.String({ maxLength: 1000 }),
});
export const NotMeBody = Type.Object({ token: Type.String({ maxLength: 200 }) });
export type OwnSession = Static<typeof OwnSession>;
export type StaffSession = Static<typeof StaffSession>;
export type OwnSessions = Static<typeof OwnSessions>;
export type PasswordBody = Static<typeof PasswordBody>;
export type NotMeBody = Static<typeof NotMeBody>;
