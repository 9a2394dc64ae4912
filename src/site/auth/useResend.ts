import { useCallback, useEffect, useState } from 'react';
import { resendSeconds } from '../../../contract/limits';
import { useNow } from '../ui/useNow';

const now = () => Date.now();
const full = resendSeconds * 1000;

/** The moment from which another code may be sent; kept for the session, so that a reload does not restart it. */
function recall(key: string): number {
  try {
    const stored = Number(sessionStorage.getItem(key));
    return stored > 0 ? stored : remember(key);
  } catch {
    return now() + full;
  }
}

function remember(key: string): number {
  const deadline = now() + full;
  try {
    sessionStorage.setItem(key, String(deadline));
  } catch {
    // Blocked storage: a reload restarts the countdown.
  }
  return deadline;
}

/**
 * The 60 s countdown of a resend button, from an absolute deadline (requirement AU-8). Returns the seconds left and how to begin again.
 */
export function useResend(purpose: string, email: string): { seconds: number; restart: () => void } {
  const key = `resend:${purpose}:${email.toLowerCase()}`;
  const [deadline, setDeadline] = useState<number | null>(null);
  useEffect(() => setDeadline(recall(key)), [key]);
  const time = useNow(1000, deadline !== null);
  const left = deadline === null ? full : deadline - time.getTime();
  const restart = useCallback(() => setDeadline(remember(key)), [key]);
  return { seconds: Math.min(resendSeconds, Math.max(0, Math.ceil(left / 1000))), restart };
}

/** Forgets the countdown, when a new code was sent from another screen. */
export function forgetResend(purpose: string, email: string): void {
  try {
    sessionStorage.removeItem(`resend:${purpose}:${email.toLowerCase()}`);
  } catch {
    // Blocked storage: nothing was kept.
  }
}
