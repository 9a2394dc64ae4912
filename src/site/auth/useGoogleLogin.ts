import { useCallback, useEffect, useRef, useState } from 'react';
import { takeGoogleSession } from '../../../contract/calls/google';
import { refusedAt, serverMessage } from '../../api/ApiError';
import { call } from '../../api/call';
import { googleLoginUrl } from '../../api/google';
import { paths } from '../../paths';
import { type Problem, problem } from '../ui/problem';
import { factorRefusal } from './FactorField';
import { knownReason } from './googleMessage';
import { openGooglePopup, watchPopup } from './googlePopup';
import { useSignedIn } from './useSignedIn';

/** A failure: a reason that follows "Google login failed:", a complete text, or neither. */
export interface GoogleFailure {
  reason?: Problem;
  text?: Problem;
  /** The account is about to be erased, and can be reopened. */
  isClosed?: true;
  /** Google has confirmed the identity; the second factor is still missing. */
  wantsFactor?: true;
}
export function failureFor(reason: unknown): GoogleFailure {
  const known = knownReason(reason);
  return known ? { reason: problem(`auth.google.reason.${known}`) } : {};
}
export function failureFrom(error: unknown): GoogleFailure {
  if (factorRefusal(error) !== undefined) return { wantsFactor: true };
  const closed = refusedAt<typeof takeGoogleSession>(error, '403 closed');
  if (closed) return { text: problem('auth.google.failed', closed), isClosed: true };
  const message = serverMessage(error);
  return message ? { reason: problem('auth.google.reason.expired', message) } : {};
}

/**
 * The Google pop-up (product.md section 4; requirement AU-11): opened synchronously in the click handler, completed by
 * the callback page.
 */
export function useGoogleLogin() {
  const signedIn = useSignedIn();
  const [failure, setFailure] = useState<GoogleFailure | null>(null);
  const [waiting, setWaiting] = useState(false);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  const start = useCallback(() => {
    stop.current();
    setFailure(null);
    const popup = openGooglePopup(googleLoginUrl(`${location.origin}${paths.auth.googleCallback}`));
    const fail = (failed: GoogleFailure) => {
      setWaiting(false);
      setFailure(failed);
    };
    if (!popup) return fail({ reason: problem('auth.google.reason.blocked') });
    setWaiting(true);
    stop.current = watchPopup(popup, {
      receive: (message) => {
        if (!message.ok) return fail(failureFor(message.reason));
        call(takeGoogleSession, { query: {} }).then(
          (session) => signedIn(session) || fail({ text: problem('auth.storageBlocked') }),
          (error: unknown) => fail(failureFrom(error)),
        );
      },
      closed: (said) => fail(said ? { text: problem('auth.google.failed', said) } : {}),
      late: () => fail({ reason: problem('auth.google.reason.timeout') }),
    });
  }, [signedIn]);
  return { start, failure, waiting };
}
