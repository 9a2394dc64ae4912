import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { serverMessage } from '../../api/ApiError';
import { takeGoogleSession } from '../../api/google';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { AuthHead } from './AuthHead';
import { type GoogleMessage, googleChannel, googleType } from './googleMessage';
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
  const shown = refused ? t('auth.google.failedWith', { reason: refused }) : problem;
  return (
    <>
      <AuthHead title={t('auth.google.title')} />
      {shown && <Alert tone="error">{shown}</Alert>}
      {!shown && (
        <>
          <Alert tone="success">{t('auth.google.done')}</Alert>
          <Button onClick={() => void goOn()}>{t('auth.google.continue')}</Button>
        </>
      )}
    </>
  );
}
