import { Alert } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { saveDraft, takeDraft } from '../../../session/drafts';
import { readStored } from '../../../session/stored';
import { type Typed, useType, useTyped } from './typed';
import { useOnLeave } from './useOnLeave';

interface FormDraftProps {
  /** Distinguishes several forms at one address. */
  name: string;
  /** Whether the form was sent or abandoned; nothing is saved then. */
  isSettled: RefObject<boolean>;
  /** Values that are saved with typed ones, though not typed themselves. */
  beside?: Typed;
}

/**
 * Preserves what is typed into the surrounding form across an expired session, a reload and a visit to another page,
 * restores it at the same address (decisions.md, Drafts), and then says so.
 */
export function FormDraft({ name, isSettled, beside }: FormDraftProps) {
  const { pathname } = useLocation();
  const translate = useTranslate();
  const typed = useTyped();
  const type = useType();
  const [isRestored, setIsRestored] = useState(false);
  const taken = useRef<Typed | null>(undefined);
  const key = `${pathname}#${name}`;
  const save = () => {
    const values = typed();
    if (!isSettled.current && Object.keys(values).length > 0) saveDraft(key, { ...values, ...beside });
  };
  useOnLeave(save);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(
    () => () => {
      // After a logout nothing is saved.
      if (readStored('accessToken')) latest.current();
    },
    [],
  );
  useEffect(() => {
    if (taken.current === undefined) taken.current = takeDraft(key);
    const draft = taken.current;
    if (!draft) return undefined;
    // The form sets its own values once more after its inputs have mounted.
    const timer = setTimeout(() => {
      type(draft);
      setIsRestored(true);
      taken.current = null;
    });
    return () => clearTimeout(timer);
  });
  if (!isRestored) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('admin.dialog.draft')}
    </Alert>
  );
}
