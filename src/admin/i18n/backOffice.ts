import type { TextPairs } from '../../../contract/texts';
import { choiceTexts } from './choiceTexts';
import { errors } from './errors';
import { forms } from './forms';
import { history } from './history';
import { lists } from './lists';

/** The texts of the back office that belong to no single resource or screen, verbatim where the specification gives them. */
export const backOffice = {
  ...lists,
  ...forms,
  area: ['Khu vực quản trị Outline', 'Outline back office'],
  page: {
    empty: ['Mục này chưa có nội dung.', 'This section has no content yet.'],
    tabs: ['Các mục của %{page}', 'Sections of %{page}'],
  },
  tab: {
    security: ['Bảo mật của tôi', 'My security'],
    staff: ['Đội ngũ', 'Staff'],
    sessions: ['Phiên đăng nhập', 'Sessions'],
    activity: ['Hoạt động', 'Activity'],
    payments: ['Thanh toán', 'Payments'],
    mail: ['Email', 'Mail'],
    site: ['Trang web', 'Site'],
    calendar: ['Lịch xuất bản', 'Calendar'],
  },
  bar: {
    search: ['Tìm kiếm', 'Search'],
    notifications: ['%{count} thông báo', '%{count} notifications'],
    profile: ['Quản trị viên', 'Administrator'],
    language: ['Ngôn ngữ', 'Language'],
    theme: ['Đổi giao diện sáng/tối', 'Toggle light/dark mode'],
  },
  logout: {
    title: ['Xác nhận đăng xuất', 'Confirm Logout'],
    text: ['Bạn có chắc muốn đăng xuất không?', 'Are you sure you want to log out?'],
    confirm: ['Đăng xuất', 'Logout'],
    busy: ['Đang đăng xuất...', 'Logging out...'],
  },
  stepUp: {
    title: ['Xác nhận lại danh tính', 'Confirm It Is You'],
    text: [
      'Thao tác này cần mã từ ứng dụng xác thực của bạn, hoặc một mã khôi phục. Những gì bạn đã nhập vẫn còn nguyên.',
      'This action needs a code from your authenticator app, or a recovery code. Nothing you typed is lost.',
    ],
    code: ['Mã xác thực', 'Code'],
    submit: ['Tiếp tục', 'Continue'],
    failed: ['Không kiểm tra được mã. Vui lòng thử lại.', 'The code could not be checked. Please try again.'],
  },
  stage: {
    ahead: ['Chưa bắt đầu', 'Not started'],
    open: ['Đang diễn ra', 'Running'],
    over: ['Đã kết thúc', 'Over'],
  },
  history: history,
  error: errors,
  sandbox: [
    'Thanh toán đang ở chế độ thử trên một địa chỉ công khai: không ai thật sự trả tiền.',
    'Sandbox payments on a public address: nobody is really paying.',
  ],
  enum: choiceTexts,
  card: {
    total: ['Tổng người dùng', 'Total User'],
    online: ['Người dùng trực tuyến', 'Total Online User'],
    transactions: ['Tổng giao dịch', 'Total Transaction'],
    banned: ['Tổng bị khóa', 'Total Banned'],
    growth: [
      '%{sign}%{percent}% so với tuần trước, không tính nhân viên',
      '%{sign}%{percent}% against last week, staff not counted',
    ],
    onlineShare: ['%{percent}% đăng nhập trong tuần này', '%{percent}% signed in this week'],
    bannedShare: ['%{percent}% người dùng', '%{percent}% of all users'],
    none: ['Chưa có giao dịch nào hoàn tất', 'No completed transaction yet'],
    completed: ['đã hoàn tất', 'completed'],
    notAvailable: ['N/A', 'N/A'],
    failed: ['Không tải được số liệu người dùng.', 'The figures of the users could not be loaded.'],
    unknown: ['Không tải được', 'Not loaded'],
  },
  chart: {
    revenue: ['Doanh thu', 'Revenue'],
    sales: ['Chi tiết bán hàng', 'Sales Details'],
    loading: ['Đang tải dữ liệu biểu đồ...', 'Loading chart data...'],
    failed: ['Không tải được dữ liệu biểu đồ', 'Failed to fetch chart data'],
    error: ['Lỗi tải biểu đồ: %{message}', 'Error loading chart: %{message}'],
    retry: ['Thử lại', 'Retry'],
    table: ['Xem dạng bảng', 'Show as table'],
    chart: ['Xem dạng biểu đồ', 'Show as chart'],
    day: ['Ngày', 'Day'],
    toggleMonth: ['%{month}, bấm để đổi tháng', '%{month}, press to change the month'],
    diamonds: ['Kim cương', 'Diamonds'],
    accessories: ['Phụ kiện', 'Accessories'],
    season: ['Vé mùa giải', 'Season pass'],
    orders: ['Số đơn', 'Orders'],
    part: {
      revenue: [
        '%{series} %{total} triệu đồng, cao nhất ngày %{day}',
        '%{series} %{total} million VND, most on day %{day}',
      ],
      sales: ['%{series} %{total}, cao nhất ngày %{day}', '%{series} %{total}, most on day %{day}'],
    },
  },
} satisfies TextPairs;
