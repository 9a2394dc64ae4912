import { useEffect } from 'react';
import { onSessionExpired } from '../../../session/session';

/**
 * Runs `save` before typed values are lost without a question: when the session expires, or the page is reloaded or left.
 */
export function useOnLeave(save: () => void): void {
  useEffect(() => onSessionExpired(save));
  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  });
}
