import { type Static, Type } from 'typebox';

/** The server's own rules check lengths, so that each failure gets a message in the caller's language. */
const Text = Type.String({ maxLength: 1000 });

export const RegisterBody = Type.Object({
  firstName: Text,
  lastName: Text,
  userName: Text,
  email: Text,
  phoneNumber: Type.Optional(Text),
  password: Text,
});
/** `code` is the second factor, if the account has one: from the app, or a recovery code. */
export const LoginBody = Type.Object({
  email: Text,
  password: Text,
  code: Type.Optional(Text),
  /** Reopens the account if it is about to be erased. */
  reopen: Type.Optional(Type.Boolean()),
});
export const EmailBody = Type.Object({ email: Text });
export const CodeBody = Type.Object({ email: Text, code: Text });
export const ResetBody = Type.Object({ email: Text, code: Text, newPassword: Text });
export const RefreshBody = Type.Object({ refreshToken: Text });
export const Tokens = Type.Object({ accessToken: Type.String(), refreshToken: Type.String() });
export const SignedIn = Type.Object({
  ...Tokens.properties,
  userName: Type.String(),
  email: Type.String(),
});
export type RegisterBody = Static<typeof RegisterBody>;
export type LoginBody = Static<typeof LoginBody>;
export type EmailBody = Static<typeof EmailBody>;
export type CodeBody = Static<typeof CodeBody>;
export type ResetBody = Static<typeof ResetBody>;
export type RefreshBody = Static<typeof RefreshBody>;
export type Tokens = Static<typeof Tokens>;
export type SignedIn = Static<typeof SignedIn>;
