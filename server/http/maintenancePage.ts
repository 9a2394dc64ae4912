import type { Language } from '../../contract/languages';
import { plainPage } from './plainPage';

const texts = {
  vi: {
    title: 'Outline đang bảo trì',
    body: 'Chúng tôi đang nâng cấp và sẽ mở lại sớm thôi. Kim cương và lịch sử mua hàng của bạn vẫn nguyên vẹn; khoản thanh toán đang dở vẫn được ghi nhận.',
    again: 'Thử lại',
  },
  en: {
    title: 'Outline is being maintained',
    body: 'We are working on the site and will be back soon. Your diamonds and purchases are safe, and a payment under way is still credited.',
    again: 'Try again',
  },
} as const;

/** The page at every public address during maintenance. */
export function maintenancePage(language: Language): string {
  const { title, body, again } = texts[language];
  return plainPage(language, {
    title,
    heading: title,
    note: body,
    body: `<a class="button main" href="">${again}</a>`,
  });
}
