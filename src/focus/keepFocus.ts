/** The page, which is the `main` of the public site; that of the back office has its menu too. */
const page = '[id^=main]';
/** Candidates for the focus when the focused element is gone: the nearest one that remains. */
const homes = `dialog, [role="dialog"], [role="alertdialog"], form, section, [role="region"], ${page}`;
const canHold = (element: HTMLElement) =>
  element.isConnected && !element.closest('[inert], [aria-hidden="true"]');
const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/** Focuses an element that need not be a control, without drawing a ring around half of the page. */
function hold(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.style.outline = 'none';
  }
  element.focus({ preventScroll: true });
}

/** The ancestors of an element that can take the focus, nearest first. */
function partsAround({ parentElement }: HTMLElement): HTMLElement[] {
  const part = parentElement?.closest<HTMLElement>(homes);
  return part ? [part, ...partsAround(part)] : [];
}

/**
 * Preserves the place of keyboard and screen reader users: when the focused element is removed or disabled and nothing
 * else takes the focus, the nearest part of the page around it does (WCAG 2.4.3). Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let focused: HTMLElement | null = null;
  /** The parts around it, nearest first; recorded before they are removed too. */
  let around: HTMLElement[] = [];
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    around = partsAround(target);
  };
  const check = () => {
    if (!focused || !isNowhere()) return;
    const isLost = !focused.isConnected || (focused as HTMLButtonElement).disabled === true;
    if (!isLost) return;
    const home = around.find(canHold) ?? document.querySelector<HTMLElement>(page);
    focused = null;
    if (home) hold(home);
  };
  // Deferred, so that code that moves the focus itself takes precedence.
  const later = () => setTimeout(check);
  // Pressing beside every control means leaving them.
  const leave = () =>
    setTimeout(() => {
      if (isNowhere() && focused?.isConnected) focused = null;
    });
  const observer = new MutationObserver(later);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', leave);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', leave);
  };
}
