import { useEffect } from 'react';
import { onSessionExpired } from '../../../session/session';

/** Runs `save` before what is typed is lost without a question: the session ends, or the page is reloaded or left. */
export function useOnLeave(save: () => void): void {
  useEffect(() => onSessionExpired(save));
  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  });
}
