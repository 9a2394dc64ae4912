import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SignedIn } from '../../../contract/accounts';
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

/** Landing page of the Google pop-up: takes the session, posts it to the opener and closes. */
export function Page() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const signedIn = useSignedIn();
  const refused = search.get('error');
  const started = useRef(false);
  const [session, setSession] = useState<SignedIn | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    // The session can be taken once only; React may run an effect twice while developing.
    if (started.current) return;
    started.current = true;
    const fail = (reason?: string) => {
      tell({ type: googleType, ok: false, reason });
      setProblem(reason ? t('auth.google.failedWith', { reason }) : t('auth.google.failed'));
    };
    if (refused) return fail(refused);
    takeGoogleSession().then(
      (taken) => {
        tell({ type: googleType, ok: true, session: taken });
        setSession(taken);
        window.close();
      },
      (error: unknown) => fail(serverMessage(error)),
    );
  }, [refused, t]);
  return (
    <>
      <AuthHead title={t('auth.google.title')} />
      {problem && <Alert tone="error">{problem}</Alert>}
      {!problem && !session && <p role="status">{t('auth.google.working')}</p>}
      {session && (
        <>
          <Alert tone="success">{t('auth.google.done')}</Alert>
          <Button onClick={() => signedIn(session)}>{t('auth.google.continue')}</Button>
        </>
      )}
    </>
  );
}
