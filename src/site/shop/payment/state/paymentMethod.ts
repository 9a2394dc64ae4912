const key = 'payWay';

/** Remembers the chosen gateway for this browser. */
export function rememberWay(gateway: string): void {
  try {
    localStorage.setItem(key, gateway);
  } catch {
    // Storage is blocked: the first gateway is chosen again on the next visit.
  }
}

/** The gateway chosen last; null if there is none. */
export function recallWay(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
