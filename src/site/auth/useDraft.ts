import { type FormEvent, useEffect, useState } from 'react';
import { type Draft, saveDraft, takeDraft } from '../../session/drafts';

/** What a form's fields hold now; secrets are left out by the drafts. */
const valuesOf = (form: HTMLFormElement): Draft => Object.fromEntries(new FormData(form));

/**
 * Keeps what is typed into a form of this area for the tab, so that another page, a reload or a lost connection does not
 * lose it. Returns the values to begin with, the form's listener, and how to forget them once they are sent.
 */
export function useDraft(key: string) {
  const [first] = useState(() => takeDraft(key) ?? {});
  useEffect(() => {
    // Taken is forgotten: what is shown again is kept again.
    if (Object.keys(first).length > 0) saveDraft(key, first);
  }, [key, first]);
  return {
    textOf: (name: string): string | undefined => (typeof first[name] === 'string' ? first[name] : undefined),
    onInput: (event: FormEvent<HTMLFormElement>) => saveDraft(key, valuesOf(event.currentTarget)),
    forget: () => void takeDraft(key),
  };
}
