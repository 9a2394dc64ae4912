import type { FastifyReply, FastifyRequest } from 'fastify';
import { restResources } from '../../contract/catalog';
import { byLanguage } from '../../contract/texts';
import { previewParameter } from '../content/preview';
import type { Dependencies } from '../dependencies';
import { plainPage } from '../http/plainPage';
import { cspHeader } from '../http/security';
import { contentIn, withContent } from './contentBlock';
import { withAddresses } from './pageAddresses';
import { withMark } from './previewMark';

const texts = byLanguage({
  title: ['Bản xem trước đã hết hạn', 'This preview has expired'],
  heading: ['Bản xem trước đã hết hạn', 'This preview has expired'],
  note: [
    'Liên kết xem trước chỉ dùng được trong 15 phút. Hãy mở lại từ trang quản trị.',
    'A preview can be opened for 15 minutes. Open it again from the back office.',
  ],
});

/** The pages on which drafts are shown. */
const previewPaths = restResources.flatMap(({ publication }) => publication?.preview ?? []);
const isPreviewed = new RegExp(`^(/(vi|en))?(${previewPaths.join('|')})?/?$`, 'i');

/** The secret of a preview's link; null for every other request. */
export function previewSecret({ url, method }: FastifyRequest): string | null {
  const [path = '', query] = url.split('?', 2);
  if (!query || method !== 'GET' || !isPreviewed.test(path)) return null;
  return new URLSearchParams(query).get(previewParameter);
}

/** Neither cached nor indexed nor passed on to other sites: what it shows is not published. */
const hidden = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  // The back office shows it beside the form.
  'x-frame-options': 'SAMEORIGIN',
  vary: 'cookie',
};

/**
 * Sends the page with a draft, or one that says that its link is too old. It holds the copy in both languages: the
 * reader may change them, and the site has no file of what is not published.
 */
export async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { preview, address, images }: Pick<Dependencies, 'preview' | 'address' | 'images'>,
  { secret, policy }: { secret: string; policy: string },
): Promise<FastifyReply> {
  const inAddress = /^\/en/i.test(request.url);
  const language = inAddress ? 'en' : 'vi';
  const html = await preview?.(secret, language, inAddress);
  const inOther = html && (await preview?.(secret, language === 'vi' ? 'en' : 'vi', false));
  reply.headers(hidden).type('text/html; charset=utf-8');
  const framed = (csp: string) => csp.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  if (!html) {
    const home = language === 'vi' ? '/' : '/en';
    const body = `<a class="button main" href="${home}">Outline</a>`;
    return reply
      .status(404)
      .header('content-security-policy', framed(cspHeader(images)))
      .send(plainPage(language, { ...texts[language], body }));
  }
  return reply
    .header('content-security-policy', framed(policy))
    .header('cross-origin-opener-policy', 'same-origin-allow-popups')
    .send(withAddresses(withContent(withMark(html), contentIn(inOther ?? '')), address.public));
}
