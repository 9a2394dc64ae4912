import type { RegisterBody } from '../../contract/accounts';
import type { LocalizedText } from '../../contract/languages';
import { passwordLength } from '../../contract/passwords';
import { hasLength, lengthOf, streamSafe } from '../../contract/text';
import { isEmail } from '../platform/emailAddress';
import { accounts } from '../platform/messages/accounts';
import type { FieldErrors } from '../platform/messages/localized';
import { isWellKnown } from '../platform/wellKnownPasswords';
import { phoneOf } from './phone';

/** Letters of any script with the marks used in names; at least one letter. */
const nameForm = /^(?=.*\p{L})[\p{L}\p{M}\p{Zs}'’.-]+$/u;
/** "St. John" is a name; "play.example" is an address, which mail programs turn into a link. */
const looksLikeAddress = /\.[\p{L}\p{M}]/u;

function nameProblem(name: string, missing: LocalizedText): LocalizedText | null {
  if (!name) return missing;
  if (looksLikeAddress.test(name)) return accounts.nameAddress;
  if (lengthOf(name) > 50) return accounts.nameLength;
  return nameForm.test(name) ? null : accounts.nameForm;
}

/** Turns a name from another service into one that passes our rules, without anything that looks like an address. */
export const nameFrom = (text: string): string =>
  streamSafe(text)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{Zs}'’.-]/gu, '')
    .replace(/\.(?=[\p{L}\p{M}])/gu, '. ')
    .slice(0, 50)
    .trim();

/** Why a password is refused, or null. No trimming and no composition rules (ASVS 6.2.5, 6.2.8). */
export function passwordProblem(password: string): LocalizedText | null {
  if (!password) return accounts.passwordRequired;
  if (!hasLength(password, passwordLength)) return accounts.passwordLength;
  return isWellKnown(password) ? accounts.passwordKnown : null;
}

/** What players say of themselves, when they register and later. */
export interface PersonalDetails {
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
}

export interface Registration extends PersonalDetails {
  userName: string;
  email: string;
  password: string;
}

const tidy = (text: string) => streamSafe(text).normalize('NFC').trim().replace(/\s+/g, ' ');

/** The details, trimmed, with names in Unicode composed form (NFC) and the phone number as we store it. */
export const cleanDetails = (
  body: Pick<RegisterBody, 'firstName' | 'lastName' | 'phoneNumber'>,
): PersonalDetails => ({
  firstName: tidy(body.firstName),
  lastName: tidy(body.lastName),
  phoneNumber: phoneOf(body.phoneNumber ?? '') || null,
});

/** The registration, with its details cleaned. */
export const cleanRegistration = (body: RegisterBody): Registration => ({
  ...cleanDetails(body),
  userName: body.userName.trim(),
  email: body.email.trim(),
  password: body.password,
});

/** Everything wrong with the details, by field. */
export const detailsProblems = (given: PersonalDetails): FieldErrors =>
  found({
    firstName: nameProblem(given.firstName, accounts.firstNameRequired),
    lastName: nameProblem(given.lastName, accounts.lastNameRequired),
    phoneNumber: given.phoneNumber && !/^\+?\d{8,15}$/.test(given.phoneNumber) ? accounts.phoneForm : null,
  });

/** Everything wrong with a registration, by field (api.md, register). */
export const registrationProblems = (given: Registration): FieldErrors => ({
  ...detailsProblems(given),
  ...found({
    userName: userNameProblem(given.userName),
    email: emailProblem(given.email),
    password: passwordProblem(given.password),
  }),
});

const found = (problems: Record<string, LocalizedText | null>): FieldErrors =>
  Object.fromEntries(Object.entries(problems).flatMap(([field, said]) => (said ? [[field, [said]]] : [])));

/** Why a user name is refused, or null. */
export function userNameProblem(userName: string): LocalizedText | null {
  if (!userName) return accounts.userNameRequired;
  return /^[A-Za-z0-9._-]{3,32}$/.test(userName) ? null : accounts.userNameForm;
}

function emailProblem(email: string): LocalizedText | null {
  if (!email) return accounts.emailRequired;
  return isEmail(email) ? null : accounts.emailForm;
}
