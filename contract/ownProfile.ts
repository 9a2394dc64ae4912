import { type Static, Type } from 'typebox';
import { type Language, languages } from './languages';
import { word } from './players';
import { orNull } from './schemas';

/** The server's own rules check lengths, so that each failure gets a message in the caller's language. */
const Text = Type.String({ maxLength: 1000 });
/** null follows the last login. */
const MailLanguage = orNull(word<Language>(languages));
/** Names what a form was filled from, so that two windows do not overwrite each other. */
const Version = Type.String({ maxLength: 64 });

/** What players change about themselves. */
export const OwnProfile = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  phoneNumber: orNull(Type.String()),
  mailLanguage: MailLanguage,
  version: Version,
});
export const OwnProfileBody = Type.Object({
  firstName: Text,
  lastName: Text,
  phoneNumber: Text,
  mailLanguage: MailLanguage,
  version: Version,
});
export type OwnProfile = Static<typeof OwnProfile>;
export type OwnProfileBody = Static<typeof OwnProfileBody>;
