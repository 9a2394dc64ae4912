/** The mark of the error pages: the site's box with its outline torn open. */
export const BrokenContour = () => (
  <svg width="120" height="96" viewBox="0 0 120 96" fill="none" aria-hidden="true" strokeWidth="3">
    <path d="M52 12H12v58l14 14h26" stroke="currentColor" opacity="0.55" />
    <path d="M74 84h34V26L94 12H80" stroke="currentColor" opacity="0.55" />
    <path d="M68 2 54 40h18L56 94" stroke="var(--mark, currentColor)" strokeLinejoin="bevel" />
  </svg>
);
