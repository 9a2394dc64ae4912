import type { PaymentStatus } from '../../../contract/payments';
import type { Localized } from '../content/localized';

interface Texts {
  title: string;
  lead: string;
  retry: string;
  purchases: string;
  plain: string;
  receipt: string;
  recipient: (name: string) => string;
  status: Record<PaymentStatus, string>;
}

/** Texts of the offline page, which can load no other file of the site. */
export const offlineTexts: Localized<Texts> = {
  vi: {
    title: 'Không có mạng',
    lead: 'Trang này cần kết nối Internet. Khi có mạng lại, trang sẽ tự mở.',
    retry: 'Thử lại',
    purchases: 'Lần mua trên trình duyệt này',
    plain: 'Gói kim cương',
    receipt: 'Mở biên nhận',
    recipient: (name) => `cho ${name}`,
    status: {
      COMPLETED: 'Kim cương đã được cộng',
      PENDING: 'Đang chờ xác nhận lúc mất mạng',
      FAILED: 'Không thành công',
      CANCELLED: 'Đã hủy hoặc hết hạn',
    },
  },
  en: {
    title: 'No connection',
    lead: 'This page needs the Internet. It opens by itself once you are online.',
    retry: 'Try again',
    purchases: 'Purchases in this browser',
    plain: 'Diamond package',
    receipt: 'Open receipt',
    recipient: (name) => `for ${name}`,
    status: {
      COMPLETED: 'Diamonds added',
      PENDING: 'Waiting for confirmation when the connection was lost',
      FAILED: 'Failed',
      CANCELLED: 'Cancelled or expired',
    },
  },
};
