import type { KnownState, StatusComponent } from '../../../../contract/status';
import { byLanguage, type TextPair } from '../../../../contract/texts';

/** The texts of the status page and its feed. */
export const texts = byLanguage({
  title: ['Tình trạng hệ thống | Outline', 'System status | Outline'],
  description: [
    'Trang web, cửa hàng, đăng nhập, thanh toán và email của Outline đang hoạt động ra sao, lúc này và trong 90 ngày qua.',
    'How the site, shop, login, payments and emails of Outline work right now, and did over the last 90 days.',
  ],
  home: ['Outline, về trang chủ', 'Outline, home page'],
  otherLanguage: ['English', 'Tiếng Việt'],
  heading: ['Tình trạng hệ thống', 'System status'],
  // The whole, in a sentence.
  overall: {
    operational: ['Mọi thứ đang hoạt động tốt', 'Everything is working'],
    degraded: ['Một phần hệ thống đang trục trặc', 'Part of the site has problems'],
    down: ['Một phần hệ thống đang ngừng hoạt động', 'Part of the site is down'],
    maintenance: ['Outline đang bảo trì', 'Outline is down for maintenance'],
    unknown: ['Chưa rõ tình trạng lúc này', 'We do not know right now'],
  } satisfies Record<KnownState, TextPair>,
  states: {
    operational: ['Hoạt động tốt', 'Operational'],
    degraded: ['Trục trặc', 'Degraded'],
    down: ['Ngừng hoạt động', 'Down'],
    maintenance: ['Bảo trì', 'Maintenance'],
    unknown: ['Chưa rõ', 'Unknown'],
  } satisfies Record<KnownState, TextPair>,
  components: {
    site: {
      name: ['Trang web', 'Site'],
      about: ['Xem trang, tin tức và thư viện', 'Pages, news and library'],
    },
    'sign-in': {
      name: ['Đăng nhập', 'Login'],
      about: ['Đăng ký, đăng nhập, tài khoản', 'Registration, login, accounts'],
    },
    shop: {
      name: ['Cửa hàng', 'Shop'],
      about: ['Xem và mua gói kim cương', 'Diamond packages and buying them'],
    },
    payos: {
      name: ['Chuyển khoản VietQR', 'VietQR transfer'],
      about: ['Thanh toán qua payOS', 'Payments by payOS'],
    },
    vnpay: {
      name: ['Thẻ, ngân hàng, QR', 'Card, bank or QR'],
      about: ['Thanh toán qua VNPAY', 'Payments by VNPAY'],
    },
    sandbox: {
      name: ['Thanh toán thử', 'Test payment'],
      about: ['Không dùng tiền thật', 'No real money'],
    },
    mails: {
      name: ['Email', 'Emails'],
      about: ['Mã xác minh, biên nhận, thông báo', 'Codes, receipts, notices'],
    },
  } satisfies Record<StatusComponent, Record<'name' | 'about', TextPair>>,
  checked: [(when: string) => `Kiểm tra lần cuối lúc ${when}`, (when: string) => `Last checked at ${when}`],
  never: [
    'Chưa có lần kiểm tra nào, nên chưa thể nói hệ thống đang ra sao.',
    'Nothing has been checked yet, so there is nothing to report.',
  ],
  stale: [
    (when: string) =>
      `Lần kiểm tra cuối cùng là lúc ${when}. Từ đó đến nay không có tin gì mới, nên chúng tôi không rõ hệ thống đang ra sao.`,
    (when: string) =>
      `The last check was at ${when}. We have heard nothing since, and do not know how the site has been doing.`,
  ],
  away: [
    (since: string) =>
      `Từ ${since}, máy chủ không kết nối được cơ sở dữ liệu. Bạn vẫn xem được trang, nhưng chưa đăng nhập hay mua hàng được. Khoản đã thanh toán không mất: kim cương sẽ được cộng khi hệ thống hoạt động lại.`,
    (since: string) =>
      `Since ${since} the server has not been able to reach its database. Pages can be read, but nobody can log in or buy. What was paid is not lost: diamonds are added once the site is back.`,
  ],
  // After the former, where the last check is long ago.
  gap: [
    (when: string) =>
      `Lần kiểm tra trọn vẹn gần nhất là lúc ${when}; số liệu bên dưới chưa tính khoảng thời gian sau đó.`,
    (when: string) =>
      `The last complete check was at ${when}; the figures below do not include the time since.`,
  ],
  since: [(when: string) => `từ ${when}`, (when: string) => `since ${when}`],
  parts: ['Các dịch vụ', 'Services'],
  legend: ['Chú giải', 'Legend'],
  uptime: [
    (share: string) => `Hoạt động ${share} trong 90 ngày`,
    (share: string) => `${share} uptime over 90 days`,
  ],
  noUptime: ['Chưa có số liệu', 'No data yet'],
  past: ['90 ngày trước', '90 days ago'],
  today: ['Hôm nay', 'Today'],
  history: ['Những ngày có sự cố', 'Days with incidents'],
  historyNote: ['trong 90 ngày qua', 'over the last 90 days'],
  noHistory: ['90 ngày qua không ghi nhận sự cố nào.', 'No incident in the last 90 days.'],
  inState: {
    down: [(time: string) => `ngừng hoạt động ${time}`, (time: string) => `down for ${time}`],
    degraded: [(time: string) => `trục trặc ${time}`, (time: string) => `degraded for ${time}`],
  },
  how: [
    'Hệ thống tự kiểm tra mỗi phút một lần. Tỉ lệ hoạt động chỉ tính khoảng thời gian có số liệu và không tính lúc bảo trì; lúc trục trặc vẫn tính là còn hoạt động. Trục trặc là chạy chậm hoặc chỉ lỗi một phần.',
    'The site checks itself once a minute. Uptime counts only the time that is known, and leaves maintenance out; degraded time, when something is slow or fails in part, counts as up.',
  ],
  zone: ['Mọi giờ trên trang là giờ Việt Nam.', 'All times are in Vietnam (UTC+7).'],
  atom: ['Theo dõi bằng Atom', 'Follow by Atom'],
  machines: ['Dữ liệu JSON', 'Data as JSON'],
  help: ['Trợ giúp', 'Help'],
  feedTitle: ['Sự cố của Outline', 'Incidents of Outline'],
});
