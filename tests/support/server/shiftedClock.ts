/**
 * The environment of a process whose clock is `ahead` milliseconds ahead, or behind if negative: everything that it runs
 * reads the time from `Date`. Each SIGUSR2 that it gets moves the clock on by `step`.
 */
export function shiftedClock(ahead: number, step = 0): Record<string, string> {
  const code = `const Real = Date;
    let ahead = ${ahead};
    globalThis.Date = class Date extends Real {
      constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + ahead); }
      static now() { return Real.now() + ahead; }
    };
    process.on('SIGUSR2', () => { ahead += ${step}; });`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}
