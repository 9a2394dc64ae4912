import type { TextPairs } from '../../../contract/texts';

/** What happened to a payment, in its timeline. */
export const transactionEvents = {
  created: ['Tạo giao dịch', 'Payment created'],
  page: ['Mở trang thanh toán %{gateway}', 'Checkout page of %{gateway} opened'],
  order: ['đơn %{order}', 'order %{order}'],
  webhook: ['%{gateway} thông báo: %{outcome}', 'Notice from %{gateway}: %{outcome}'],
  ask: ['%{gateway} trả lời: %{outcome}', 'Reply from %{gateway}: %{outcome}'],
  times: ['thông báo đến %{times} lần, lần cuối %{at}', 'arrived %{times} times, last at %{at}'],
  raw: ['Nội dung gốc', 'Raw text'],
  ended: {
    COMPLETED: ['Đã thanh toán và cộng kim cương', 'Paid and credited'],
    FAILED: ['Thất bại', 'Failed'],
    CANCELLED: ['Đã hủy', 'Cancelled'],
  },
  mail: {
    waiting: ['Email “%{mail}”: đang chờ gửi', 'Mail “%{mail}” waits to be sent'],
    sent: ['Email “%{mail}”: đã gửi', 'Mail “%{mail}” sent'],
    failed: ['Email “%{mail}”: không gửi được', 'Mail “%{mail}” not delivered'],
    expired: ['Email “%{mail}”: hết hạn trước khi gửi được', 'Mail “%{mail}” expired before it was sent'],
  },
  mailDone: {
    sent: ['gửi đi lúc %{at}', 'sent at %{at}'],
    failed: ['ngừng gửi lúc %{at}', 'given up at %{at}'],
    expired: ['bỏ không gửi lúc %{at}', 'dropped at %{at}'],
  },
  staff: {
    ask: ['Kiểm tra với cổng', 'Gateway asked'],
    'resend-receipt': ['Gửi lại biên nhận', 'Receipt sent again'],
  },
  note: ['Ghi chú', 'Note'],
  case: ['Cần xem xét: %{case}', 'Needs a look: %{case}'],
  closed: ['Đã xử lý: %{case}, %{outcome}', 'Looked at: %{case}, %{outcome}'],
  request: ['%{request} %{amount}: %{state}', '%{request} of %{amount}: %{state}'],
  by: ['bởi %{by}', 'by %{by}'],
} satisfies TextPairs;
