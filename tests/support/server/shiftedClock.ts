/**
 * The environment of a process whose clock is `ahead` milliseconds ahead, or behind if negative: everything that it runs
 * reads the time from `Date`.
 */
export function shiftedClock(ahead: number): Record<string, string> {
  const code = `const Real = Date;
    globalThis.Date = class Date extends Real {
      constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + ${ahead}); }
      static now() { return Real.now() + ${ahead}; }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}
