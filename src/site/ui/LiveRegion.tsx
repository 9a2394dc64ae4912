import { useSyncExternalStore } from 'react';
import type { Language } from '../../../contract/languages';
import { Naming } from './Naming';

interface Said {
  text: string;
  /** The language of the name in it, where that is not the reader's. */
  lang?: Language | undefined;
}
const nothing: Said = { text: '' };
let said = nothing;
const listeners = new Set<() => void>();

/** Announces a text, as `Naming` takes it, to screen readers once, for results that show elsewhere on the page. */
export function announce(message: string, lang?: Language): void {
  // A repeated message must differ, or it is not announced again.
  said = { text: message === said.text ? `${message}\u00A0` : message, lang };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The page's only polite live region (WCAG 4.1.3); mounted by the layout. */
export function LiveRegion() {
  const { text, lang } = useSyncExternalStore(
    subscribe,
    () => said,
    () => nothing,
  );
  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      <Naming text={text} lang={lang} />
    </div>
  );
}
