/**
 * Resolves in a task of its own, so that taps and frames come between two steps of the start; awaiting alone does not
 * end a task. At once in a hidden tab: nobody waits there, and its timers are slowed down to one a second.
 */
export const nextTask = (): Promise<void> =>
  document.hidden ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve));
