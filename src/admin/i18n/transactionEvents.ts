import type { Language } from '../../../contract/languages';

const vi = {
  created: 'Tạo giao dịch',
  page: 'Mở trang thanh toán %{gateway}',
  order: 'đơn %{order}',
  webhook: '%{gateway} thông báo: %{outcome}',
  ask: '%{gateway} trả lời: %{outcome}',
  times: 'thông báo đến %{times} lần, lần cuối %{at}',
  raw: 'Nội dung gốc',
  ended: { COMPLETED: 'Đã thanh toán và cộng kim cương', FAILED: 'Thất bại', CANCELLED: 'Đã hủy' },
  mail: {
    waiting: 'Email “%{mail}”: đang chờ gửi',
    sent: 'Email “%{mail}”: đã gửi',
    failed: 'Email “%{mail}”: không gửi được',
    expired: 'Email “%{mail}”: hết hạn trước khi gửi được',
  },
  mailDone: { sent: 'gửi đi lúc %{at}', failed: 'ngừng gửi lúc %{at}', expired: 'bỏ không gửi lúc %{at}' },
  staff: { ask: 'Kiểm tra với cổng', 'resend-receipt': 'Gửi lại biên nhận' },
  note: 'Ghi chú',
  case: 'Cần xem xét: %{case}',
  closed: 'Đã xử lý: %{case}, %{outcome}',
  request: '%{request} %{amount}: %{state}',
  by: 'bởi %{by}',
};

const en: typeof vi = {
  created: 'Payment created',
  page: 'Checkout page of %{gateway} opened',
  order: 'order %{order}',
  webhook: 'Notice from %{gateway}: %{outcome}',
  ask: 'Reply from %{gateway}: %{outcome}',
  times: 'arrived %{times} times, last at %{at}',
  raw: 'Raw text',
  ended: { COMPLETED: 'Paid and credited', FAILED: 'Failed', CANCELLED: 'Cancelled' },
  mail: {
    waiting: 'Mail “%{mail}” waits to be sent',
    sent: 'Mail “%{mail}” sent',
    failed: 'Mail “%{mail}” not delivered',
    expired: 'Mail “%{mail}” expired before it was sent',
  },
  mailDone: { sent: 'sent at %{at}', failed: 'given up at %{at}', expired: 'dropped at %{at}' },
  staff: { ask: 'Gateway asked', 'resend-receipt': 'Receipt sent again' },
  note: 'Note',
  case: 'Needs a look: %{case}',
  closed: 'Looked at: %{case}, %{outcome}',
  request: '%{request} of %{amount}: %{state}',
  by: 'by %{by}',
};

/** What happened to a payment, in its timeline. */
export const transactionEvents: Record<Language, typeof vi> = { vi, en };
