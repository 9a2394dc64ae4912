import { mid, volt } from '../../../art/base/palette';
import { fromMinorUnits } from '../../../contract/currencies';
import type { Language } from '../../../contract/languages';
import { formatPrice } from '../../../contract/money';
import { byLanguage } from '../../../contract/texts';
import { plainPage } from '../../http/plainPage';
import { escapeHtml } from '../../platform/html';
import type { SandboxOrder } from './sandbox';

const texts = byLanguage({
  title: ['Thanh toán thử nghiệm', 'Sandbox checkout'],
  note: [
    'Đây là cổng thanh toán thử nghiệm. Không có tiền thật nào được chuyển.',
    'This is a test gateway. No real money moves.',
  ],
  amount: ['Số tiền', 'Amount'],
  payment: ['Mã giao dịch', 'Transaction ID'],
  completed: ['Thanh toán', 'Pay'],
  failed: ['Thanh toán thất bại', 'Let the payment fail'],
  cancelled: ['Hủy giao dịch', 'Cancel'],
  PAID: ['Đã thanh toán. Bạn có thể quay lại cửa hàng.', 'Paid. You can go back to the shop.'],
  FAILED: ['Thanh toán không thành công.', 'The payment failed.'],
  CANCELLED: ['Giao dịch đã được hủy.', 'The payment was cancelled.'],
  expired: ['Liên kết thanh toán này đã hết hạn.', 'This payment link has expired.'],
  unknown: ['Không tìm thấy đơn hàng này.', 'This order was not found.'],
  back: ['Về cửa hàng', 'Back to the shop'],
});

const css = `dl{margin:0 0 24px;display:grid;grid-template-columns:auto 1fr;gap:8px 24px}
dt{color:${mid}}dd{margin:0;text-align:right;overflow-wrap:anywhere}.sum{font-size:22px;font-weight:700;color:${volt}}
form{display:grid;gap:12px}`;

function page(language: Language, body: string): string {
  const { title, note } = texts[language];
  return plainPage(language, { title: `${title} | Outline`, heading: title, note, body, css });
}

/** The checkout page of an open order, or its result; works without JavaScript (decisions.md, Payments). */
export function checkoutPage(order: SandboxOrder, language: Language, now: Date): string {
  const t = texts[language];
  const price = formatPrice(fromMinorUnits(order.amount, order.currency), order.currency, language);
  const facts = `<dl><dt>${t.amount}</dt><dd class="sum">${escapeHtml(price)}</dd>
<dt>${t.payment}</dt><dd>${escapeHtml(order.description)}</dd></dl>`;
  if (order.outcome)
    return page(
      language,
      `${facts}<p role="status">${t[order.outcome as 'PAID']}</p>${back(order, language)}`,
    );
  if (order.expiresAt <= now)
    return page(language, `${facts}<p role="status">${t.expired}</p>${back(order, language)}`);
  const button = (outcome: 'completed' | 'failed' | 'cancelled') =>
    `<button${outcome === 'completed' ? ' class="main"' : ''} type="submit" name="outcome" value="${outcome}">${t[outcome]}</button>`;
  return page(
    language,
    `${facts}<form method="post" action="/sandbox/checkout/${order.reference}?lang=${language}">
${button('completed')}${button('failed')}${button('cancelled')}</form>`,
  );
}

const back = (order: SandboxOrder, language: Language) =>
  `<a class="button main" href="${escapeHtml(order.returnUrl)}">${texts[language].back}</a>`;

export const unknownOrderPage = (language: Language): string =>
  page(language, `<p role="alert">${texts[language].unknown}</p>`);
