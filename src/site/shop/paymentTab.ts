/** A tab opened inside the click, to be addressed once the payment exists (requirement SH-11). */
export interface PaymentTab {
  /** False when the browser blocked it. */
  readonly open: boolean;
  goTo: (url: string) => void;
  close: () => void;
}

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

/** Opens an empty tab now, while the click still counts; pop-up blockers refuse one that is opened after the call. */
export function openPaymentTab(waitingText: string): PaymentTab {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = waitingText;
    tab.document.body.style.cssText = `background:${token('--ink-0')};color:${token('--text-hi')};font:16px sans-serif;padding:24px`;
    tab.document.body.textContent = waitingText;
  }
  return {
    open: tab !== null,
    goTo: (url) => tab?.location.replace(url),
    close: () => tab?.close(),
  };
}

/** Whether an address from the server is one that a browser may be sent to. */
export const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);
