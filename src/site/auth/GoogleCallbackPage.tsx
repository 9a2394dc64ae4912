import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { takeGoogleSession } from '../../../contract/calls/google';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { problem } from '../ui/problem';
import styles from './AuthForm.module.css';
import { AuthHead } from './AuthHead';
import { GoogleProblem } from './GoogleProblem';
import { type GoogleMessage, googleChannel, googleType, knownReason } from './googleMessage';
import { failureFor, failureFrom, type GoogleFailure } from './useGoogleLogin';
import { useSignedIn } from './useSignedIn';

/** Notifies the opener through both channels; each reaches only this origin. */
function notifyOpener(message: GoogleMessage): void {
  (window.opener as Window | null)?.postMessage(message, location.origin);
  const channel = new BroadcastChannel(googleChannel);
  channel.postMessage(message);
  channel.close();
}

/** Landing page of the Google pop-up: notifies the opener, which takes the session, then closes. */
export function Page() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const signedIn = useSignedIn();
  const reason = search.get('error');
  // The way of a player who links the account that is open elsewhere: there is no session to take.
  const isLinked = search.has('linked');
  const [failure, setFailure] = useState<GoogleFailure | null>(reason ? failureFor(reason) : null);

  useEffect(() => {
    notifyOpener(
      reason ? { type: googleType, ok: false, reason: knownReason(reason) } : { type: googleType, ok: true },
    );
    if (!reason) window.close();
  }, [reason]);
  // Still open: this page was opened on its own, or has lost its opener.
  const continueHere = () =>
    call(takeGoogleSession, { query: {} }).then(
      (session) => signedIn(session) || setFailure({ text: problem('auth.storageBlocked') }),
      (error: unknown) => setFailure(failureFrom(error)),
    );
  return (
    <>
      <AuthHead title={t('auth.google.title')} />
      {failure && (
        <>
          <GoogleProblem failure={failure} />
          <Link className={styles.link} to={paths.auth.login}>
            {t('auth.forgot.back')}
          </Link>
        </>
      )}
      {!failure && isLinked && <Alert tone="success">{t('auth.google.done')}</Alert>}
      {!failure && !isLinked && (
        <>
          <Alert tone="success">{t('auth.google.done')}</Alert>
          <Button onClick={() => void continueHere()}>{t('auth.google.continue')}</Button>
        </>
      )}
    </>
  );
}
