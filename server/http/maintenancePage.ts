import type { Language } from '../../contract/languages';
import { statusPath } from '../../contract/status';
import { byLanguage } from '../../contract/texts';
import { escapeHtml } from '../platform/html';
import { plainPage } from './plainPage';

const texts = byLanguage({
  title: ['Outline đang bảo trì', 'Outline is down for maintenance'],
  body: [
    'Chúng tôi đang nâng cấp và sẽ mở lại sớm thôi. Kim cương và lịch sử mua hàng của bạn vẫn nguyên vẹn; khoản thanh toán đang dở vẫn được ghi nhận.',
    'We are working on the site and will be back soon. Your diamonds and purchases are safe, and open payments are still credited.',
  ],
  busyTitle: ['Trang tạm thời chưa mở được', 'This page cannot be shown right now'],
  busyBody: [
    'Máy chủ đang gặp trục trặc và chúng tôi đang xử lý. Bạn thử lại sau ít phút nhé.',
    'Something on our side is not working, and we are on it. Please try again in a few minutes.',
  ],
  again: ['Thử lại', 'Try again'],
  status: ['Tình trạng hệ thống', 'System status'],
});

/** The page at every public address during maintenance; `message` is what staff wrote instead of the usual text. */
export function maintenancePage(language: Language, message: Record<Language, string> | undefined): string {
  const { title, body } = texts[language];
  return closedPage(language, title, message ? escapeHtml(message[language]) : body);
}

/** What is shown in place of a page that is there, but cannot be read at the moment. */
export const busyPage = (language: Language): string =>
  closedPage(language, texts[language].busyTitle, texts[language].busyBody);

function closedPage(language: Language, title: string, note: string): string {
  const { again, status } = texts[language];
  const folder = language === 'vi' ? '' : `/${language}`;
  return plainPage(language, {
    title,
    heading: title,
    note,
    body: `<a class="button main" href="">${again}</a> <a class="button" href="${folder}${statusPath}">${status}</a>`,
  });
}
