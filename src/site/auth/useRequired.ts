import { useState } from 'react';
import { textOf } from './textOf';

/** The fields into which nothing was typed; spaces are nothing, except in a password. */
export const emptyOf = <Name extends string>(values: FormData, names: readonly Name[]): Name[] =>
  names.filter((name) => {
    const text = textOf(values, name);
    return (/password/i.test(name) ? text : text.trim()) === '';
  });

/** The required fields of a form that were empty at the last press: all of them are marked at once. */
export function useRequired() {
  const [missing, setMissing] = useState<readonly string[]>([]);
  /** Whether all of them are filled in; else the first gets the focus. */
  const isComplete = (form: HTMLFormElement, required: readonly string[]): boolean => {
    const empty = emptyOf(new FormData(form), required);
    setMissing(empty);
    form.querySelector<HTMLElement>(`[name="${empty[0]}"]`)?.focus();
    return empty.length === 0;
  };
  return { missing, isComplete };
}
