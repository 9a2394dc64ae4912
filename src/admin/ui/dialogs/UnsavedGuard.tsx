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

/** Asks before a dialog with unsaved changes is closed, by its buttons, with Back or by closing the tab (AD-6). */
export function UnsavedGuard({ onLeave }: { onLeave?: () => void }) {
  const isDirty = Object.keys(useFormState().dirtyFields).length > 0;
  return <UnsavedQuestion isDirty={isDirty} {...(onLeave && { onLeave })} />;
}

/** Asks before leaving loses changes. */
export function UnsavedQuestion({ isDirty, onLeave }: { isDirty: boolean; onLeave?: () => void }) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname && !losesNothing(nextLocation),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmFrame
      title={translate('admin.dialog.unsaved.title')}
      text={translate('admin.dialog.unsaved.text')}
      confirm={translate('admin.dialog.unsaved.leave')}
      cancel={translate('admin.dialog.unsaved.stay')}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed();
      }}
      onCancel={() => blocker.reset()}
    />
  );
}
