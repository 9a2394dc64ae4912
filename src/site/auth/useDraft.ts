import { type FormEvent, useEffect, useState } from 'react';
import { type Draft, saveDraft, takeDraft } from '../../session/drafts';

/** The form's current values; drafts drop secrets. */
const valuesOf = (form: HTMLFormElement): Draft => Object.fromEntries(new FormData(form));

/**
 * Saves what is typed into a form of the auth area, per tab, so that it survives leaving, a reload or a lost connection.
 * Returns the initial values, the form's listener, and a function that discards the draft.
 */
export function useDraft(key: string) {
  const [first] = useState(() => takeDraft(key) ?? {});
  useEffect(() => {
    // Taking a draft removes it; save it again while it is shown.
    if (Object.keys(first).length > 0) saveDraft(key, first);
  }, [key, first]);
  return {
    textOf: (name: string): string | undefined => (typeof first[name] === 'string' ? first[name] : undefined),
    save: (values: Draft) => saveDraft(key, values),
    onInput: (event: FormEvent<HTMLFormElement>) => saveDraft(key, valuesOf(event.currentTarget)),
    forget: () => void takeDraft(key),
  };
}
