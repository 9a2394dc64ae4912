import i18next from 'i18next';

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

/** Shows in the opened tab what it is waiting for, until the address of its page is known (requirement SH-11). */
export function showWaiting({ document: page }: Window): void {
  const text = i18next.t('shop.pay.sending');
  page.title = text;
  page.body.style.cssText = `background:${token('--ink-0')};color:${token('--text-hi')};font:16px sans-serif;padding:24px`;
  page.body.textContent = text;
}

/** Only http(s) URLs from the server are followed. */
export const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);
