import { draftPrefix, removeDrafts } from './clearDrafts';
import { readStored } from './stored';

export { clearDrafts } from './clearDrafts';

/** What somebody had typed into a form, by the names of its fields. */
export type Draft = Record<string, unknown>;

/** Whose drafts these are. The e-mail outlives the end of a session, the token does not. */
const accountOf = (email: string | null) => `${draftPrefix}${(email ?? '').toLowerCase()}:`;
const nameOf = (key: string) => accountOf(readStored('email')) + key;

/** Neither passwords nor files are kept: a picture is asked for again. */
const keep = (name: string, value: unknown) =>
  /password/i.test(name) || (typeof Blob !== 'undefined' && value instanceof Blob) ? undefined : value;

/** Keeps what was typed into the form at an address, for this account and this tab, until it is taken. */
export function saveDraft(key: string, values: Draft): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(values, keep));
  } catch {
    // Blocked or full storage: there are no drafts then.
  }
}

/** Returns what this account had typed into the form at an address, and forgets it; null when there is nothing. */
export function takeDraft(key: string): Draft | null {
  try {
    const text = sessionStorage.getItem(nameOf(key));
    sessionStorage.removeItem(nameOf(key));
    return text === null ? null : (JSON.parse(text) as Draft);
  } catch {
    return null;
  }
}

/** Forgets what other accounts had typed in this tab: at a sign-in. */
export const clearDraftsOfOthers = (email: string): void =>
  removeDrafts((name) => !name.startsWith(accountOf(email)));
