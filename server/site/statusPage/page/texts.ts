import type { Language } from '../../../../contract/languages';
import type { KnownState, StatusComponent } from '../../../../contract/status';

interface Texts {
  title: string;
  description: string;
  home: string;
  otherLanguage: string;
  heading: string;
  /** The whole, in a sentence. */
  overall: Record<KnownState, string>;
  states: Record<KnownState, string>;
  components: Record<StatusComponent, { name: string; about: string }>;
  checked: (when: string) => string;
  never: string;
  stale: (when: string) => string;
  away: (since: string) => string;
  /** After the former, where the last check is long ago. */
  gap: (when: string) => string;
  since: (when: string) => string;
  parts: string;
  legend: string;
  uptime: (share: string) => string;
  noUptime: string;
  past: string;
  today: string;
  history: string;
  historyNote: string;
  noHistory: string;
  inState: { down: (time: string) => string; degraded: (time: string) => string };
  how: string;
  zone: string;
  atom: string;
  machines: string;
  help: string;
  feedTitle: string;
}

const vi: Texts = {
  title: 'Tình trạng hệ thống · Outline',
  description:
    'Trang web, cửa hàng, đăng nhập, thanh toán và email của Outline đang hoạt động ra sao, lúc này và trong 90 ngày qua.',
  home: 'Outline, về trang chủ',
  otherLanguage: 'English',
  heading: 'Tình trạng hệ thống',
  overall: {
    operational: 'Mọi thứ đang hoạt động tốt',
    degraded: 'Một phần hệ thống đang trục trặc',
    down: 'Một phần hệ thống đang ngừng hoạt động',
    maintenance: 'Outline đang bảo trì',
    unknown: 'Chưa rõ tình trạng lúc này',
  },
  states: {
    operational: 'Hoạt động tốt',
    degraded: 'Trục trặc',
    down: 'Ngừng hoạt động',
    maintenance: 'Bảo trì',
    unknown: 'Chưa rõ',
  },
  components: {
    site: { name: 'Trang web', about: 'Xem trang, tin tức và thư viện' },
    'sign-in': { name: 'Đăng nhập', about: 'Đăng ký, đăng nhập, tài khoản' },
    shop: { name: 'Cửa hàng', about: 'Xem và mua gói kim cương' },
    payos: { name: 'Chuyển khoản VietQR', about: 'Thanh toán qua payOS' },
    vnpay: { name: 'Thẻ, ngân hàng, QR', about: 'Thanh toán qua VNPAY' },
    sandbox: { name: 'Thanh toán thử', about: 'Không dùng tiền thật' },
    mails: { name: 'Email', about: 'Mã xác minh, biên nhận, thông báo' },
  },
  checked: (when) => `Kiểm tra lần cuối lúc ${when}`,
  never: 'Chưa có lần kiểm tra nào, nên chưa thể nói hệ thống đang ra sao.',
  stale: (when) =>
    `Lần kiểm tra cuối cùng là lúc ${when}. Từ đó đến nay không có tin gì mới, nên chúng tôi không rõ hệ thống đang ra sao.`,
  away: (since) =>
    `Từ ${since}, máy chủ không kết nối được cơ sở dữ liệu. Bạn vẫn xem được trang, nhưng chưa đăng nhập hay mua hàng được. Khoản đã thanh toán không mất: kim cương sẽ được cộng khi hệ thống hoạt động lại.`,
  gap: (when) =>
    `Lần kiểm tra trọn vẹn gần nhất là lúc ${when}; số liệu bên dưới chưa tính khoảng thời gian sau đó.`,
  since: (when) => `từ ${when}`,
  parts: 'Các dịch vụ',
  legend: 'Chú giải',
  uptime: (share) => `Hoạt động ${share} trong 90 ngày`,
  noUptime: 'Chưa có số liệu',
  past: '90 ngày trước',
  today: 'Hôm nay',
  history: 'Những ngày có sự cố',
  historyNote: 'trong 90 ngày qua',
  noHistory: '90 ngày qua không ghi nhận sự cố nào.',
  inState: {
    down: (time) => `ngừng hoạt động ${time}`,
    degraded: (time) => `trục trặc ${time}`,
  },
  how: 'Hệ thống tự kiểm tra mỗi phút một lần. Tỷ lệ hoạt động chỉ tính khoảng thời gian có số liệu và không tính lúc bảo trì; lúc trục trặc vẫn tính là còn hoạt động. Trục trặc là chạy chậm hoặc chỉ lỗi một phần.',
  zone: 'Mọi giờ trên trang là giờ Việt Nam.',
  atom: 'Theo dõi bằng Atom',
  machines: 'Dữ liệu JSON',
  help: 'Hỏi đáp',
  feedTitle: 'Sự cố của Outline',
};

const en: Texts = {
  title: 'System status · Outline',
  description:
    'How the site, shop, sign-in, payments and e-mails of Outline work right now, and did over the last 90 days.',
  home: 'Outline, home page',
  otherLanguage: 'Tiếng Việt',
  heading: 'System status',
  overall: {
    operational: 'Everything works',
    degraded: 'Part of the site has problems',
    down: 'Part of the site is down',
    maintenance: 'Outline is being maintained',
    unknown: 'We do not know right now',
  },
  states: {
    operational: 'Operational',
    degraded: 'Degraded',
    down: 'Down',
    maintenance: 'Maintenance',
    unknown: 'Unknown',
  },
  components: {
    site: { name: 'Site', about: 'Pages, news and library' },
    'sign-in': { name: 'Sign-in', about: 'Registration, sign-in, accounts' },
    shop: { name: 'Shop', about: 'Diamond packages and buying them' },
    payos: { name: 'VietQR transfer', about: 'Payments by payOS' },
    vnpay: { name: 'Card, bank or QR', about: 'Payments by VNPAY' },
    sandbox: { name: 'Test payment', about: 'No real money' },
    mails: { name: 'E-mails', about: 'Codes, receipts, notices' },
  },
  checked: (when) => `Last checked at ${when}`,
  never: 'Nothing has been checked yet, so there is nothing to tell.',
  stale: (when) =>
    `The last check was at ${when}. We have heard nothing since, and do not know how the site has been doing.`,
  away: (since) =>
    `Since ${since} the server has not been able to reach its database. Pages can be read, but nobody can sign in or buy. What was paid is not lost: diamonds are added once the site is back.`,
  gap: (when) => `The last complete check was at ${when}; the figures below do not include the time since.`,
  since: (when) => `since ${when}`,
  parts: 'Services',
  legend: 'Legend',
  uptime: (share) => `${share} uptime over 90 days`,
  noUptime: 'No data yet',
  past: '90 days ago',
  today: 'Today',
  history: 'Days with incidents',
  historyNote: 'over the last 90 days',
  noHistory: 'No incident in the last 90 days.',
  inState: {
    down: (time) => `down for ${time}`,
    degraded: (time) => `degraded for ${time}`,
  },
  how: 'The site checks itself once a minute. Uptime counts only the time that is known, and leaves maintenance out; degraded time, when something is slow or fails in part, counts as up.',
  zone: 'All times are in Vietnam (UTC+7).',
  atom: 'Follow by Atom',
  machines: 'Data as JSON',
  help: 'Questions',
  feedTitle: 'Incidents of Outline',
};

export const texts: Record<Language, Texts> = { vi, en };
