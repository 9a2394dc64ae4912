import { draftPrefix, removeDrafts } from './clearDrafts';
import { readStored } from './stored';

export { clearDrafts } from './clearDrafts';

/** Values of a form by field name. */
export type Draft = Record<string, unknown>;

/** Key prefix per account. Uses the e-mail, which outlives the session; the token does not. */
const accountOf = (email: string | null) => `${draftPrefix}${(email ?? '').toLowerCase()}:`;
const nameOf = (key: string) => accountOf(readStored('email')) + key;

/** Passwords, codes and files are not saved: a picture must be picked again. */
const keep = (name: string, value: unknown) =>
  /password|^code$/i.test(name) || (typeof Blob !== 'undefined' && value instanceof Blob) ? undefined : value;

/** Saves a form's values for this account and this tab until they are taken. */
export function saveDraft(key: string, values: Draft): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(values, keep));
  } catch {
    // Storage is blocked or full: there are no drafts.
  }
}

/** Returns and removes this account's draft of a form; null when there is none. */
export function takeDraft(key: string): Draft | null {
  try {
    const text = sessionStorage.getItem(nameOf(key));
    sessionStorage.removeItem(nameOf(key));
    return text === null ? null : (JSON.parse(text) as Draft);
  } catch {
    return null;
  }
}

/** Removes the drafts of other accounts in this tab, at sign-in. */
export const clearDraftsOfOthers = (email: string): void =>
  removeDrafts((name) => !name.startsWith(accountOf(email)));
