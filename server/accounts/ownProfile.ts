import type { OwnProfile, OwnProfileBody } from '../../contract/ownProfile';
import { searchKey } from '../../contract/text';
import { inTransaction } from '../db/guard';
import type { Db, Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { conflict, invalid, outdated } from '../platform/errors';
import { hashToken } from '../platform/ids';
import { accounts } from '../platform/messages/accounts';
import { lockOpen } from './openPlayer';
import { cleanDetails, detailsProblems } from './rules';

type Values = Omit<OwnProfile, 'version'>;

/**
 * The version is made of the values: what else changes in the account's row (a sign-in, a ban, a balance) is no reason to
 * refuse a form, and a repeated call finds its own values.
 */
const withVersion = (values: Values): OwnProfile => {
  const { firstName, lastName, phoneNumber, mailLanguage } = values;
  const version = hashToken(JSON.stringify([firstName, lastName, phoneNumber, mailLanguage]));
  return { ...values, version };
};

/** What players may change about themselves, as it is now. */
export async function ownProfile(db: Db | Tx, id: string): Promise<OwnProfile> {
  const { language, languageChosen, ...details } = await db
    .selectFrom('users')
    .select(['firstName', 'lastName', 'phoneNumber', 'language', 'languageChosen'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return withVersion({ ...details, mailLanguage: languageChosen ? language : null });
}

/**
 * Changes a player's names, phone number and language of mails. Throws 400 naming fields, 403 for a banned or closed account,
 * 409 for staff, and 409 with what holds now where that is not what the form was filled from.
 */
export async function saveOwnProfile(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  id: string,
  { version, mailLanguage, ...body }: OwnProfileBody,
): Promise<OwnProfile> {
  const details = cleanDetails(body);
  const problems = detailsProblems(details);
  if (Object.keys(problems).length > 0) throw invalid(problems, accounts.profileRefused);
  const wanted = withVersion({ ...details, mailLanguage });
  return inTransaction(db, async (tx) => {
    const { role } = await lockOpen(tx, id, clock.now());
    if (role === 'Admin') throw conflict(accounts.ofStaff);
    const current = await ownProfile(tx, id);
    if (current.version === wanted.version) return current;
    if (current.version !== version) throw outdated({ by: null, at: null, current }, accounts.profileChanged);
    await write(tx, id, wanted);
    return wanted;
  });
}

/** The keys of the search follow the names; without a choice the language stays until the next sign-in. */
const write = (tx: Tx, id: string, { version: _, mailLanguage, ...details }: OwnProfile) =>
  tx
    .updateTable('users')
    .set({
      ...details,
      firstNameKey: searchKey(details.firstName),
      lastNameKey: searchKey(details.lastName),
      languageChosen: mailLanguage !== null,
      ...(mailLanguage && { language: mailLanguage }),
    })
    .where('id', '=', id)
    .execute();
