import { browserCaches, receiptCache } from '../../session/keptReceipts';

const most = 10;

/** The document's styles as text, so that a copy of one of its parts looks the same. */
const stylesOf = ({ styleSheets }: Document): string =>
  [...styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].map(({ cssText }) => cssText);
      } catch {
        // A browser extension's style sheet.
        return [];
      }
    })
    .join('\n');

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'";

/** Caches a shown receipt at its address, for reading it offline (decisions.md, Service worker); keeps the last ten. */
export async function keepReceipt(sheet: HTMLElement, address: string): Promise<void> {
  const { lang, outerHTML } = sheet;
  const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${document.title}</title><style>${stylesOf(document)}</style>
<body><main class="sheet">${outerHTML}</main></body></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  const cache = await browserCaches()?.open(receiptCache);
  if (!cache) return;
  await cache.put(address, new Response(page, { headers }));
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -most).map((old) => cache.delete(old)));
}

/** Whether a receipt can be read offline. */
export const isKept = async (address: string): Promise<boolean> =>
  (await browserCaches()?.match(address, { cacheName: receiptCache })) !== undefined;
