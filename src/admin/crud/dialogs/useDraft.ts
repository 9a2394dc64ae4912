import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { saveDraft, takeDraft } from '../../../session/drafts';
import { type Typed, useType, useTyped } from '../../ui/forms/typed';
import { useOnLeave } from '../../ui/forms/useOnLeave';

/** A restored draft, and whether it had a picture, which cannot be saved. */
export interface RestoredDraft {
  picture: boolean;
}

interface Kept extends RestoredDraft {
  typed: Typed;
  /** The version that editing started from, so that a change by someone else is still detected. */
  version: unknown;
}

/**
 * Preserves the typed values when the session expires and across a reload, and restores them when the same account
 * returns to the form's address (decisions.md, Drafts). `beside` contains typed values that are currently not shown.
 */
export function useDraft(beside: Typed = {}): RestoredDraft | undefined {
  const { pathname } = useLocation();
  const { getValues, setValue } = useFormContext();
  const typed = useTyped();
  const type = useType();
  const [restored, setRestored] = useState<RestoredDraft>();
  const taken = useRef<Kept | null>(undefined);

  useEffect(() => {
    if (taken.current === undefined) taken.current = takeDraft(pathname) as Kept | null;
    const draft = taken.current;
    if (!draft) return undefined;
    // The form sets its own values once more after its inputs have mounted.
    const timer = setTimeout(() => {
      type(draft.typed);
      if (draft.version !== undefined) setValue('version', draft.version);
      setRestored({ picture: draft.picture });
      taken.current = null;
    });
    return () => clearTimeout(timer);
  });
  useOnLeave(() => {
    const { image, ...rest } = { ...beside, ...typed() };
    if (!image && Object.keys(rest).length === 0) return;
    const kept: Kept = { typed: rest, version: getValues('version') as unknown, picture: Boolean(image) };
    saveDraft(pathname, { ...kept });
  });
  return restored;
}
