import type { Language } from '../../../../contract/languages';
import { addScreenTexts } from '../../i18n/screenTexts';

const vi = {
  label: 'Kết quả tìm kiếm',
  dialog: 'Tìm kiếm',
  close: 'Đóng',
  hint: 'Nhập tên, email, mã đơn, mã tham chiếu hoặc tên trang.',
  short: 'Nhập ít nhất %{least} ký tự.',
  busy: 'Đang tìm…',
  none: 'Không tìm thấy gì.',
  failed: 'Không tìm được. Vui lòng thử lại.',
  count: '%{smart_count} kết quả',
  recent: 'Gần đây',
  more: '%{part} (còn nữa, hãy gõ thêm)',
  late: '%{parts}: tìm quá lâu nên tạm bỏ qua.',
  part: {
    players: 'Người chơi',
    payments: 'Giao dịch',
    cases: 'Trường hợp',
    catalog: 'Danh mục',
    pages: 'Trang',
    actions: 'Thao tác',
  },
  place: {
    cases: 'Cần xem: yêu cầu và trường hợp',
    requests: 'Yêu cầu về tiền',
    closing: 'Chốt ngày',
    reconciliation: 'Đối soát',
  },
  action: {
    add: 'Thêm %{noun}',
    balance: 'Cân bằng: %{nouns}',
    invite: 'Mời đồng nghiệp',
    password: 'Đổi mật khẩu của tôi',
    compare: 'So sánh tệp đối soát của cổng',
    maintenance: 'Bật hoặc tắt bảo trì',
    testMail: 'Gửi email thử',
  },
  banned: 'đã khóa',
};

const en: typeof vi = {
  label: 'Search results',
  dialog: 'Search',
  close: 'Close',
  hint: 'Type a name, an e-mail, an order number, a reference or the name of a page.',
  short: 'Type at least %{least} characters.',
  busy: 'Searching…',
  none: 'Nothing found.',
  failed: 'The search failed. Please try again.',
  count: '%{smart_count} result |||| %{smart_count} results',
  recent: 'Recent',
  more: '%{part} (more results: keep typing)',
  late: '%{parts}: took too long and left out.',
  part: {
    players: 'Players',
    payments: 'Payments',
    cases: 'Cases',
    catalog: 'Catalogue',
    pages: 'Pages',
    actions: 'Actions',
  },
  place: {
    cases: 'Needs a look: requests and cases',
    requests: 'Requests about money',
    closing: 'Daily close',
    reconciliation: 'Reconciliation',
  },
  action: {
    add: 'Add %{noun}',
    balance: 'Balance %{nouns}',
    invite: 'Invite a colleague',
    password: 'Change my password',
    compare: "Compare a gateway's file",
    maintenance: 'Maintenance on or off',
    testMail: 'Send a test mail',
  },
  banned: 'banned',
};

// The search, including its texts, loads on first use.
addScreenTexts('search', { vi, en } satisfies Record<Language, typeof vi>);
