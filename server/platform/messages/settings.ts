import { localized } from './localized';

/** Refusals of settings made by owners (studio.md section 9). */
export const settingsMessages = {
  notListed: localized(
    'Máy chủ không cho phép cổng này (PAYMENT_GATEWAY).',
    'The server does not allow this gateway (PAYMENT_GATEWAY).',
  ),
  looser: (most: number) =>
    localized(
      `Không được nới lỏng hơn giới hạn của máy chủ: nhiều nhất ${most.toLocaleString('vi')}.`,
      `It must not be looser than the server’s limit: at most ${most.toLocaleString('en')}.`,
    ),
  email: localized('Hãy nhập một địa chỉ email.', 'Enter an email address.'),
} as const;
