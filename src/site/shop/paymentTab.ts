/** A tab opened in the click handler, navigated once the payment exists (requirement SH-11). */
export interface PaymentTab {
  /** False when the browser blocked it. */
  readonly open: boolean;
  goTo: (url: string) => void;
  close: () => void;
}

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

/** Opens an empty tab synchronously in the click handler; pop-up blockers refuse one opened after the request. */
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

/** Only http(s) URLs from the server are followed. */
export const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);
