import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { serverMessage } from '../../api/ApiError';
import { takeGoogleSession } from '../../api/google';
import { paths } from '../../paths';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import styles from './AuthForm.module.css';
import { AuthHead } from './AuthHead';
import { type GoogleMessage, googleChannel, googleType, playerRefused } from './googleMessage';
import { useSignedIn } from './useSignedIn';

/** Tells the opener, on both ways to it. Only pages of this origin can hear either. */
function tell(message: GoogleMessage): void {
  (window.opener as Window | null)?.postMessage(message, location.origin);
  const channel = new BroadcastChannel(googleChannel);
  channel.postMessage(message);
  channel.close();
}

/** Landing page of the Google pop-up: tells the opener, which takes the session, and closes. */
export function Page() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const signedIn = useSignedIn();
  const refused = search.get('error');
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    tell(refused ? { type: googleType, ok: false, reason: refused } : { type: googleType, ok: true });
    if (!refused) window.close();
  }, [refused]);
  // Still here: opened as a page of its own, or cut loose from an opener that hears nothing.
  const goOn = () =>
    takeGoogleSession().then(signedIn, (error: unknown) =>
      setProblem(serverMessage(error) ?? t('auth.google.failed')),
    );
  const reason = refused === playerRefused ? t('auth.google.denied') : refused;
  const shown = reason ? t('auth.google.failedWith', { reason }) : problem;
  return (
    <>
      <AuthHead title={t('auth.google.title')} />
      {shown && (
        <>
          <Alert tone="error">{shown}</Alert>
          <Link className={styles.link} to={paths.auth.login}>
            {t('auth.forgot.back')}
          </Link>
        </>
      )}
      {!shown && (
        <>
          <Alert tone="success">{t('auth.google.done')}</Alert>
          <Button onClick={() => void goOn()}>{t('auth.google.continue')}</Button>
        </>
      )}
    </>
  );
}
