import type { TextPairs } from '../../../contract/texts';
import { choiceTexts } from './choiceTexts';
import { forms } from './forms';
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
    mail: ['Email', 'Email'],
    site: ['Trang web', 'Site'],
    calendar: ['Lịch xuất bản', 'Calendar'],
  },
  bar: {
    search: ['Tìm kiếm', 'Search'],
    notifications: ['%{count} thông báo', '%{count} notifications'],
    profile: ['Quản trị viên', 'Administrator'],
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
  // What comes next of a published record, and the way to what players see of it.
  publication: {
    GoesLive: ['Hiển thị lúc %{at}', 'Goes live %{at}'],
    NewVersion: ['Bản mới lúc %{at}', 'New version %{at}'],
    Ends: ['Gỡ xuống lúc %{at}', 'Ends %{at}'],
    openLive: ['Xem “%{record}” trên trang', 'View “%{record}” on the site'],
  },
  stage: {
    ahead: ['Chưa bắt đầu', 'Not started'],
    open: ['Đang diễn ra', 'Running'],
    over: ['Đã kết thúc', 'Over'],
  },
  // Settings → Activity, and the history of each record. The words of its entries come with them.
  history: {
    tab: ['Lịch sử của bản ghi', 'History of the record'],
    panel: {
      form: ['Nội dung', 'Content'],
      prices: ['Lịch sử giá', 'Prices'],
      history: ['Lịch sử', 'History'],
    },
    before: ['Trước', 'Before'],
    after: ['Sau', 'After'],
    changes: ['Xem chi tiết', 'Show details'],
    nothing: ['Không có thay đổi nào về nội dung.', 'Nothing in the content has changed.'],
    empty: ['Chưa có hoạt động nào.', 'No activity yet.'],
    failed: ['Không tải được lịch sử.', 'The history could not be loaded.'],
    older: ['Xem cũ hơn', 'Show older'],
    restore: ['Khôi phục bản trước thay đổi này', 'Restore the version before this'],
    restored: [
      'Biểu mẫu đang chứa bản trước thay đổi lúc %{at}. Kiểm tra lại rồi lưu để khôi phục.',
      'The form holds the version before the change of %{at}. Check it, then save to restore it.',
    ],
    pictureLost: [
      'Ảnh của bản đó không còn được lưu nên ảnh hiện tại được giữ nguyên.',
      'The picture of that version is no longer stored, so the current one stays.',
    ],
    network: ['mạng %{network}', 'network %{network}'],
    server: ['Hệ thống', 'System'],
    player: ['Người chơi', 'The player'],
    person: ['Người thực hiện', 'Person'],
    peopleFailed: [
      'Không tải được danh sách đội ngũ, nên chỉ có những người trong các mục đang hiện.',
      'The staff list could not be loaded, so only the people in the entries shown are here.',
    ],
    about: ['Đối tượng', 'About'],
    actionLabel: ['Hành động', 'Action'],
    from: ['Từ', 'From'],
    to: ['Đến', 'To'],
    recordId: ['Mã bản ghi', 'Record ID'],
    link: ['Lịch sử', 'History'],
  },
  // The error pages.
  error: {
    offline: {
      title: ['Không có kết nối', 'No connection'],
      text: [
        'Không liên lạc được với máy chủ. Trang sẽ tự mở lại khi có mạng.',
        'The server cannot be reached. This page reopens by itself once you are back online.',
      ],
    },
    chunk: {
      title: ['Đã có phiên bản mới', 'There is a new version'],
      text: [
        'Trang quản trị vừa được cập nhật. Hãy tải lại trang để tiếp tục.',
        'The back office has just been updated. Reload the page to continue.',
      ],
    },
    missing: {
      title: ['Không tìm thấy trang này', 'This page was not found'],
      text: [
        'Địa chỉ không đúng, hoặc nội dung đã bị xóa.',
        'The address is wrong, or what was here has been deleted.',
      ],
    },
    broken: {
      title: ['Đã có lỗi xảy ra', 'Something went wrong'],
      text: [
        'Phần này của trang không hiển thị được. Dữ liệu của bạn không bị ảnh hưởng.',
        'This part of the page cannot be shown. Your data is not affected.',
      ],
    },
    notAllowed: {
      title: ['Bạn không có quyền mở trang này', 'You do not have access to this page'],
      text: [
        'Vai trò của bạn không mở được phần này. Nếu công việc cần đến, hãy nhờ chủ sở hữu thêm vai trò cho bạn.',
        'Your roles do not include this page. If your work needs it, ask an owner to add a role.',
      ],
      dialog: [
        'Vai trò của bạn không cho phép thay đổi ở đây.',
        'Your roles do not let you change anything here.',
      ],
    },
    retry: ['Thử lại', 'Retry'],
    reload: ['Tải lại trang', 'Reload the page'],
    home: ['Về trang tổng quan', 'To the dashboard'],
    request: ['Mã yêu cầu: %{id}', 'Request ID: %{id}'],
  },
  sandbox: [
    'Thanh toán đang ở chế độ thử trên một địa chỉ công khai: không ai thật sự trả tiền.',
    'Payments run in test mode on a public address: nobody is really paying.',
  ],
  enum: choiceTexts,
  card: {
    total: ['Tổng người dùng', 'Total User'],
    online: ['Người dùng trực tuyến', 'Total Online User'],
    transactions: ['Tổng giao dịch', 'Total Transaction'],
    banned: ['Tổng bị khóa', 'Total Banned'],
    growth: [
      '%{sign}%{percent}% so với tuần trước, không tính nhân viên',
      '%{sign}%{percent}% compared with last week, not counting staff',
    ],
    onlineShare: ['%{percent}% đăng nhập trong tuần này', '%{percent}% logged in this week'],
    bannedShare: ['%{percent}% người dùng', '%{percent}% of all users'],
    none: ['Chưa có giao dịch nào hoàn tất', 'No completed transaction yet'],
    completed: ['đã hoàn tất', 'completed'],
    notAvailable: ['N/A', 'N/A'],
    failed: ['Không tải được số liệu người dùng.', 'The user figures could not be loaded.'],
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
