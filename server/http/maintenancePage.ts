import type { Language } from '../../contract/languages';
import { statusPath } from '../../contract/status';
import { escapeHtml } from '../platform/html';
import { plainPage } from './plainPage';

const texts = {
  vi: {
    title: 'Outline đang bảo trì',
    body: 'Chúng tôi đang nâng cấp và sẽ mở lại sớm thôi. Kim cương và lịch sử mua hàng của bạn vẫn nguyên vẹn; khoản thanh toán đang dở vẫn được ghi nhận.',
    again: 'Thử lại',
    status: 'Tình trạng hệ thống',
  },
  en: {
    title: 'Outline is being maintained',
    body: 'We are working on the site and will be back soon. Your diamonds and purchases are safe, and a payment under way is still credited.',
    again: 'Try again',
    status: 'System status',
  },
} as const;

/** The page at every public address during maintenance; `message` is what staff wrote instead of the usual text. */
export function maintenancePage(language: Language, message: Record<Language, string> | undefined): string {
  const { title, body, again, status } = texts[language];
  const folder = language === 'vi' ? '' : `/${language}`;
  return plainPage(language, {
    title,
    heading: title,
    note: message ? escapeHtml(message[language]) : body,
    body: `<a class="button main" href="">${again}</a> <a class="button" href="${folder}${statusPath}">${status}</a>`,
  });
}
