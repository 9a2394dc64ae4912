import type { Localized } from './localized';

/** A kind of data: the names under which it is stored, for what purpose and how long. */
export interface Kept {
  /** The browser's cookies or keys, or tables of the database; a trailing `*` stands for any ending. */
  names: string[];
  text: Localized<string>;
  until: Localized<string>;
  /** In days, if the server deletes it automatically (server/operations/retention.ts). */
  days?: number;
}

const closing = { vi: 'Đến khi bạn đóng tab', en: 'Until you close the tab' };
const choice = { vi: 'Đến khi bạn xóa dữ liệu của trang', en: 'Until you clear the data of the site' };
const within = (days: number) => ({
  days,
  until: { vi: `${days} ngày`, en: days === 1 ? '1 day' : `${days} days` },
});
const byLaw = {
  vi: 'Theo thời hạn mà pháp luật quy định',
  en: 'For as long as the law requires',
};

/** Everything that the site stores in a browser. Tests compare it with what journeys leave there. */
export const inBrowser: Kept[] = [
  {
    names: ['accessToken', 'refreshToken', 'userName', 'email'],
    text: { vi: 'Phiên đăng nhập của bạn.', en: 'Your session.' },
    until: { vi: 'Đến khi bạn đăng xuất', en: 'Until you log out' },
  },
  {
    names: ['lang', 'motion', 'payWay'],
    text: {
      vi: 'Ngôn ngữ (cũng là cookie, một năm), chuyển động và cách thanh toán bạn đã chọn.',
      en: 'The language (also as a cookie, for a year), motion and payment method you chose.',
    },
    until: choice,
  },
  {
    names: ['outline_buyer'],
    text: {
      vi: 'Cookie nhận ra trình duyệt đã tạo giao dịch, để mở biên nhận cho đúng người mua.',
      en: 'A cookie that recognizes the browser in which a payment was begun, to open its receipt for the buyer.',
    },
    until: within(90).until,
  },
  {
    names: ['outline_browser'],
    text: {
      vi: 'Cookie nhận ra trình duyệt bạn từng đăng nhập, để báo cho bạn khi có thiết bị lạ.',
      en: 'A cookie that recognizes a browser in which you have logged in, to warn you of a new one.',
    },
    until: within(400).until,
  },
  {
    names: ['outline_google_try', 'outline_google_handover', 'outline_challenge', 'outline_wrote'],
    text: {
      vi: 'Cookie của một lần đăng nhập hoặc một lần lưu đang diễn ra.',
      en: 'Cookies for a login or a save in progress.',
    },
    until: { vi: 'Tối đa 10 phút', en: 'At most 10 minutes' },
  },
  {
    names: ['shopPayments'],
    text: {
      vi: 'Giao dịch bạn vừa bắt đầu, cùng email người nhận và email nhận biên nhận, nếu có.',
      en: 'The payment you have just begun, with the email of its recipient, and that for the receipt, if any.',
    },
    until: within(1).until,
  },
  {
    names: ['shopCodes'],
    text: {
      vi: 'Các mã khuyến mãi từng dùng được trên trình duyệt này, kèm xác nhận của máy chủ (nhiều nhất năm mã).',
      en: 'Codes that were accepted in this browser, with the server’s confirmation (at most five).',
    },
    until: { vi: 'Đến khi có năm mã mới hơn', en: 'Until there are five newer ones' },
  },
  {
    names: ['shopPurchases'],
    text: {
      vi: 'Các lần mua trên trình duyệt này: gói, giá, tên người nhận, liên kết tới biên nhận.',
      en: 'Purchases in this browser: package, price, user name of the recipient, the way to the receipt.',
    },
    until: { vi: '90 ngày, hoặc đến khi bạn xóa danh sách', en: '90 days, or until you clear the list' },
  },
  {
    names: ['receipts'],
    text: {
      vi: 'Mười biên nhận bạn mở gần đây nhất, để đọc khi không có mạng.',
      en: 'The last ten receipts you opened, to be read without a connection.',
    },
    until: {
      vi: 'Đến khi bạn đăng xuất hoặc xóa danh sách mua',
      en: 'Until you log out or clear the purchases',
    },
  },
  {
    names: [
      'shopRecipient',
      'shopGift',
      'shopResult',
      'shopPackage',
      'shopNeed',
      'outline.draft:*',
      'resend:*',
      'linkToken *',
    ],
    text: {
      vi: 'Những gì bạn đang nhập: người nhận, lời nhắn, biểu mẫu chưa gửi (không có mật khẩu), mã đang chờ.',
      en: 'What you are entering: recipient, message, forms not sent yet (without passwords), codes you are waiting for.',
    },
    until: closing,
  },
  {
    names: ['splash', 'loggedOut', 'failedAt', 'outline.reloaded', 'react-router-scroll-positions'],
    text: {
      vi: 'Vị trí cuộn và vài ghi nhớ kỹ thuật, để trang không lặp lại một thông báo.',
      en: 'Scroll positions and technical marks, so that a page does not repeat a notice.',
    },
    until: closing,
  },
  {
    names: ['RaStore*'],
    text: {
      vi: 'Cách bày trang quản trị, chỉ dành cho nhân viên.',
      en: 'The layout of the back office, for staff only.',
    },
    until: choice,
  },
];

/** Every table with personal data. A test compares it with the existing tables. */
export const inDatabase: Kept[] = [
  {
    names: ['users', 'identities', 'second_factors', 'recovery_codes'],
    text: {
      vi: 'Tài khoản: họ tên, tên người dùng, email, số điện thoại (nếu có), mật khẩu đã băm, tài khoản Google liên kết, bảo mật hai lớp, ngôn ngữ, avatar, thẻ người chơi có công khai không, số dư, ngày bạn ghé gần nhất.',
      en: 'Your account: name, user name, email, phone number (if given), hashed password, linked Google account, second factor, language, avatar, whether your card is public, balances, the day of your last visit.',
    },
    until: {
      vi: 'Đến khi tài khoản bị xóa, 30 ngày sau khi bạn yêu cầu; 30 ngày nếu email chưa được xác minh',
      en: 'Until the account is erased, 30 days after you ask for it; 30 days if its email was never verified',
    },
  },
  {
    names: ['email_changes'],
    text: {
      vi: 'Email cũ và mới khi bạn đổi email, hoặc nhân viên sửa giúp bạn.',
      en: 'The earlier and the new email when you changed it, or staff corrected it for you.',
    },
    ...within(180),
  },
  {
    names: ['former_names'],
    text: {
      vi: 'Tên người dùng trước đây của bạn, để trong một năm không ai khác lấy được.',
      en: 'Your earlier user names, so that nobody else takes them for a year.',
    },
    ...within(365),
  },
  {
    names: ['lost_factors'],
    text: {
      vi: 'Yêu cầu gỡ xác thực hai lớp khi bạn mất điện thoại và mã khôi phục.',
      en: 'Requests to remove your second factor when your phone and recovery codes are lost.',
    },
    ...within(180),
  },
  {
    names: ['erased_players'],
    text: {
      vi: 'Mã của tài khoản đã xóa, để bản sao lưu cũ không đưa dữ liệu trở lại; mã băm của tên người dùng, giữ một năm.',
      en: 'IDs of erased accounts, so that no old backup brings data back; a hash of the user name, for a year.',
    },
    until: { vi: 'Không xóa; không kèm dữ liệu nào khác', en: 'For good, without any other data' },
  },
  {
    names: ['sessions'],
    text: {
      vi: 'Phiên đăng nhập: thiết bị, mạng, thời gian.',
      en: 'Sessions: device, network, times.',
    },
    until: { vi: '30 ngày sau khi hết hạn', en: '30 days after they expire' },
    days: 30,
  },
  {
    names: ['codes', 'google_handovers', 'rate_limits'],
    text: {
      vi: 'Mã một lần, và số lần thử của một mạng hay email, để ngăn dò mật khẩu.',
      en: 'One-time codes, and how often a network or an email has tried, to stop password guessing.',
    },
    ...within(1),
  },
  {
    names: [
      'payments',
      'payment_attempts',
      'movements',
      'allocations',
      'money_cases',
      'money_requests',
      'notes',
      'wallet_entries',
      'wallet_checkpoints',
      'item_purchases',
    ],
    text: {
      vi: 'Giao dịch: gói, số tiền, người nhận, email người nhận, mã của cổng thanh toán, và việc nhân viên xử lý; mỗi lần ví của bạn thay đổi, cả khi mua món đồ hay điểm danh.',
      en: 'Payments: package, amount, recipient and their email, the provider’s reference, and how staff handled them; each change to your wallets, including items and daily check-ins.',
    },
    until: byLaw,
  },
  {
    names: ['season_totals', 'season_gifts', 'player_items'],
    text: {
      vi: 'Số tiền bạn đã nạp trong từng mùa, quà mùa giải và vật phẩm bạn có.',
      en: 'What you spent in each season, your season gifts and the items you have.',
    },
    until: {
      vi: 'Đến khi tài khoản bị xóa',
      en: 'Until the account is erased',
    },
  },
  {
    names: ['notes'],
    text: {
      vi: 'Ghi chú nội bộ của nhân viên khi hỗ trợ bạn.',
      en: 'Staff notes about how we helped you.',
    },
    until: {
      vi: 'Đến khi tài khoản bị xóa',
      en: 'Until the account is erased',
    },
  },
  {
    names: ['gift_links'],
    text: {
      vi: 'Liên kết của món quà: mã băm của khóa, và bạn đã mở quà lúc nào.',
      en: 'The link of a gift: a hash of its key, and when you opened it.',
    },
    ...within(90),
  },
  {
    names: ['payment_buyers'],
    text: {
      vi: 'Tên, lời nhắn và email mà người mua nhập thêm.',
      en: 'The name, message and email that a buyer adds.',
    },
    ...within(90),
  },
  {
    names: ['payment_events'],
    text: {
      vi: 'Thông báo của cổng thanh toán, có thể gồm tên và số tài khoản của người chuyển.',
      en: 'Notices of the payment provider, which may name the sender and their account.',
    },
    ...within(730),
  },
  {
    names: ['payer_days'],
    text: {
      vi: 'Những ngày có người nạp cho bạn, để thống kê người chơi trả tiền.',
      en: 'The days on which diamonds were bought for your account, to count and list players who pay.',
    },
    ...within(731),
  },
  {
    names: ['settlement_rows', 'settlement_comparisons', 'closed_days', 'closed_day_changes'],
    text: {
      vi: 'Đối soát với cổng thanh toán.',
      en: 'Comparison with the books of the payment provider.',
    },
    until: byLaw,
  },
  {
    names: ['outbox'],
    text: {
      vi: 'Email gửi cho bạn: địa chỉ, loại email, nội dung đã mã hóa.',
      en: 'Emails to you: address, kind, encrypted content.',
    },
    ...within(180),
  },
  {
    names: ['subscribers'],
    text: { vi: 'Email đăng ký bản tin.', en: 'Emails subscribed to the newsletter.' },
    until: { vi: 'Đến khi bạn hủy đăng ký', en: 'Until you unsubscribe' },
  },
  {
    names: ['audits', 'invitations', 'staff_views'],
    text: {
      vi: 'Việc nhân viên làm trong trang quản trị, kể cả với tài khoản của bạn, kèm tên người dùng của nhân viên.',
      en: 'What staff do in the back office, including with your account, and their user names.',
    },
    until: byLaw,
  },
];
