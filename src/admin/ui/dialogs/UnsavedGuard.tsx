import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { type Location, useBlocker } from 'react-router-dom';
import { paths } from '../../../paths';
import { ConfirmFrame } from './ConfirmFrame';

/**
 * Whether leaving loses nothing: after saving, or when redirected because the session expired, with a draft saved for the
 * return.
 */
const losesNothing = ({ state, pathname }: Location<{ saved?: boolean } | null>) =>
  state?.saved === true || pathname === paths.auth.login;

interface Unsaved {
  /** Runs once the person has chosen to leave. */
  onLeave?: () => void;
}

/** What is typed on the page and not saved: a page may have several forms, and a router only one blocker. */
const typed = new Set<Unsaved>();

/** Asks before leaving loses changes, by a dialog's buttons, with Back or by closing the tab (AD-6). */
export function useUnsaved(isDirty: boolean, onLeave?: () => void): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const unsaved: Unsaved = { ...(onLeave && { onLeave }) };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    typed.add(unsaved);
    window.addEventListener('beforeunload', ask);
    return () => {
      typed.delete(unsaved);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isDirty, onLeave]);
}

/** `useUnsaved` of the form around it. */
export function UnsavedGuard({ onLeave }: Unsaved) {
  useUnsaved(Object.keys(useFormState().dirtyFields).length > 0, onLeave);
  return null;
}

/** The question of all forms, once on each page. */
export function UnsavedQuestion() {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      typed.size > 0 && currentLocation.pathname !== nextLocation.pathname && !losesNothing(nextLocation),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmFrame
      title={translate('admin.dialog.unsaved.title')}
      text={translate('admin.dialog.unsaved.text')}
      confirm={translate('admin.dialog.unsaved.leave')}
      cancel={translate('admin.dialog.unsaved.stay')}
      onConfirm={() => {
        for (const { onLeave } of typed) onLeave?.();
        blocker.proceed();
      }}
      onCancel={() => blocker.reset()}
    />
  );
}
