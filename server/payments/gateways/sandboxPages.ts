import { hi, ink0, ink1, lineDim, mid, volt } from '../../../art/palette';
import type { Language } from '../../../contract/languages';
import { escapeHtml } from '../../html';
import type { SandboxOrder } from './sandbox';

const texts = {
  vi: {
    title: 'Thanh toán thử nghiệm',
    note: 'Đây là cổng thanh toán thử nghiệm. Không có tiền thật nào được chuyển.',
    amount: 'Số tiền',
    order: 'Mã đơn hàng',
    item: 'Nội dung',
    completed: 'Thanh toán',
    failed: 'Thanh toán thất bại',
    cancelled: 'Hủy giao dịch',
    PAID: 'Đã thanh toán. Bạn có thể quay lại cửa hàng.',
    FAILED: 'Thanh toán không thành công.',
    CANCELLED: 'Giao dịch đã được hủy.',
    expired: 'Liên kết thanh toán này đã hết hạn.',
    unknown: 'Không tìm thấy đơn hàng này.',
    back: 'Về cửa hàng',
  },
  en: {
    title: 'Sandbox checkout',
    note: 'This is a test gateway. No real money moves.',
    amount: 'Amount',
    order: 'Order',
    item: 'Item',
    completed: 'Pay',
    failed: 'Let the payment fail',
    cancelled: 'Cancel',
    PAID: 'Paid. You can go back to the shop.',
    FAILED: 'The payment failed.',
    CANCELLED: 'The payment was cancelled.',
    expired: 'This payment link has expired.',
    unknown: 'This order was not found.',
    back: 'Back to the shop',
  },
} as const;

const css = `:root{color-scheme:dark}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:${ink0};color:${hi};font:16px/1.6 'Be Vietnam Pro','Segoe UI',system-ui,sans-serif}
main{width:min(100% - 32px,460px);padding:32px;border:1px solid ${lineDim};background:${ink1}}
.brand{margin:0;color:${volt};font-weight:700;letter-spacing:4px}h1{margin:8px 0 16px;font-size:24px;line-height:1.25}
.note{margin:0 0 24px;color:${mid}}dl{margin:0 0 24px;display:grid;grid-template-columns:auto 1fr;gap:8px 24px}
dt{color:${mid}}dd{margin:0;text-align:right;overflow-wrap:anywhere}.sum{font-size:22px;font-weight:700;color:${volt}}
form,.back{display:grid;gap:12px}button,a.button{min-height:48px;padding:12px 16px;border:1px solid ${lineDim};background:transparent;color:${hi};font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button[value=completed],a.button{border-color:${volt};background:${volt};color:${ink0};font-weight:700}
button:focus-visible,a:focus-visible{outline:3px solid ${volt};outline-offset:3px}`;

function page(language: Language, body: string): string {
  const t = texts[language];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${t.title} · Outline</title><style>${css}</style></head>
<body><main><p class="brand">OUTLINE</p><h1>${t.title}</h1><p class="note">${t.note}</p>
${body}</main></body></html>`;
}

/** The amount in the language's notation. */
function money(order: SandboxOrder, language: Language): string {
  const locale = language === 'vi' ? 'vi-VN' : 'en-US';
  const value = order.currency === 'USD' ? order.amount / 100 : order.amount;
  return new Intl.NumberFormat(locale, { style: 'currency', currency: order.currency }).format(value);
}

/** The checkout page of an open order, or its result; works without JavaScript (decisions.md, Payments). */
export function checkoutPage(order: SandboxOrder, language: Language, now: Date): string {
  const t = texts[language];
  const facts = `<dl><dt>${t.amount}</dt><dd class="sum">${escapeHtml(money(order, language))}</dd>
<dt>${t.item}</dt><dd>${escapeHtml(order.description)}</dd><dt>${t.order}</dt><dd>${order.orderCode.slice(0, 12)}</dd></dl>`;
  if (order.outcome)
    return page(
      language,
      `${facts}<p role="status">${t[order.outcome as 'PAID']}</p>${back(order, language)}`,
    );
  if (order.expiresAt <= now)
    return page(language, `${facts}<p role="status">${t.expired}</p>${back(order, language)}`);
  const button = (outcome: 'completed' | 'failed' | 'cancelled') =>
    `<button type="submit" name="outcome" value="${outcome}">${t[outcome]}</button>`;
  return page(
    language,
    `${facts}<form method="post" action="/sandbox/checkout/${order.reference}?lang=${language}">
${button('completed')}${button('failed')}${button('cancelled')}</form>`,
  );
}

const back = (order: SandboxOrder, language: Language) =>
  `<p class="back"><a class="button" href="${escapeHtml(order.returnUrl)}">${texts[language].back}</a></p>`;

export const unknownOrderPage = (language: Language): string =>
  page(language, `<p role="alert">${texts[language].unknown}</p>`);
