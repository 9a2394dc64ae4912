import { useCallback, useEffect, useRef, useState } from 'react';
import { takeGoogleSession } from '../../../contract/calls/google';
import { refusedAt, serverMessage } from '../../api/ApiError';
import { call } from '../../api/call';
import { googleLoginUrl } from '../../api/google';
import { paths } from '../../paths';
import { type Problem, problem } from '../ui/problem';
import { factorRefusal } from './FactorField';
import { type GoogleMessage, googleChannel, isGoogleMessage, knownReason } from './googleMessage';
import { useSignedIn } from './useSignedIn';

const size = { width: 500, height: 600 };
const loginTimeout = 5 * 60_000;

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

function openPopup(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - size.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - size.height) / 2);
  const url = googleLoginUrl(`${location.origin}${paths.auth.googleCallback}`);
  return window.open(
    url,
    'outline-google',
    `popup,width=${size.width},height=${size.height},left=${left},top=${top}`,
  );
}

/**
 * The message of an error response of our own API at which the pop-up is stuck, such as that Google is off; else
 * undefined.
 */
function stuckOn(popup: Window): string | undefined {
  try {
    const { location, document } = popup;
    const isStuck = location.pathname.startsWith('/api/') && document.readyState === 'complete';
    return isStuck ? document.body.textContent.trim() : undefined;
  } catch {
    return undefined; // Cross-origin: the pop-up is at the provider.
  }
}

/**
 * The Google pop-up (product.md section 4; requirement AU-11): opened synchronously in the click handler, completed by
 * the callback page. Only messages from our own origin count. Closing the window is reported at once, but a message that
 * arrives later still counts.
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
    const popup = openPopup();
    const fail = (failed: GoogleFailure) => {
      setWaiting(false);
      setFailure(failed);
    };
    if (!popup) return fail({ reason: problem('auth.google.reason.blocked') });
    setWaiting(true);
    const receive = (message: GoogleMessage) => {
      stop.current();
      popup.close();
      if (!message.ok) return fail(failureFor(message.reason));
      call(takeGoogleSession, { query: {} }).then(
        (session) => signedIn(session) || fail({ text: problem('auth.storageBlocked') }),
        (error: unknown) => fail(failureFrom(error)),
      );
    };
    const onMessage = (event: MessageEvent) => {
      if (event.origin === location.origin && event.source === popup && isGoogleMessage(event.data)) {
        receive(event.data);
      }
    };
    const channel = new BroadcastChannel(googleChannel);
    channel.onmessage = ({ data }) => {
      if (isGoogleMessage(data)) receive(data);
    };
    window.addEventListener('message', onMessage);
    const poll = setInterval(() => {
      const said = stuckOn(popup);
      if (said !== undefined) popup.close();
      if (!popup.closed) return;
      clearInterval(poll);
      fail(said ? { text: problem('auth.google.failed', said) } : {});
    }, 500);
    const timeout = setTimeout(() => {
      stop.current();
      fail({ reason: problem('auth.google.reason.timeout') });
    }, loginTimeout);
    stop.current = () => {
      clearInterval(poll);
      clearTimeout(timeout);
      channel.close();
      window.removeEventListener('message', onMessage);
    };
  }, [signedIn]);
  return { start, failure, waiting };
}
