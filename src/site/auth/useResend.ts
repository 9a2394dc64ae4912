import { useCallback, useEffect, useState } from 'react';
import { resendSeconds } from '../../../contract/limits';
import { serverNow } from '../../api/clock';
import { useNow } from '../ui/useNow';

const full = resendSeconds * 1000;

/** When another code may be sent; stored in sessionStorage so that a reload does not restart the countdown. */
function recall(key: string): number {
  try {
    const stored = Number(sessionStorage.getItem(key));
    return stored > 0 ? stored : remember(key);
  } catch {
    return serverNow() + full;
  }
}

function remember(key: string): number {
  const deadline = serverNow() + full;
  try {
    sessionStorage.setItem(key, String(deadline));
  } catch {
    // Storage is blocked: a reload restarts the countdown.
  }
  return deadline;
}

/**
 * The 60 s countdown of a resend button, measured against an absolute deadline (requirement AU-8). Returns the seconds
 * left and a function that restarts it.
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

/** Clears the countdown after another screen has sent a new code. */
export function forgetResend(purpose: string, email: string): void {
  try {
    sessionStorage.removeItem(`resend:${purpose}:${email.toLowerCase()}`);
  } catch {
    // Storage is blocked: there is nothing to clear.
  }
}
