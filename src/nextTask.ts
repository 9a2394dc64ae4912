/**
 * Resolves in a separate task, so that taps and frames can be handled between two steps of the start; awaiting alone does
 * not end a task. Resolves at once in a hidden tab, where nobody waits and timers are throttled to one per second.
 */
export const nextTask = (): Promise<void> =>
  document.hidden ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve));
