import { addScreenTexts } from '../../i18n/screenTexts';

// The search, including its texts, loads on first use.
addScreenTexts('search', {
  label: ['Kết quả tìm kiếm', 'Search results'],
  dialog: ['Tìm kiếm', 'Search'],
  close: ['Đóng', 'Close'],
  hint: [
    'Nhập tên, email, số điện thoại, mã giao dịch, mã tham chiếu hoặc tên trang.',
    'Type a name, email, phone number, payment number, reference or the name of a page.',
  ],
  short: ['Nhập ít nhất %{least} ký tự.', 'Type at least %{least} characters.'],
  busy: ['Đang tìm…', 'Searching…'],
  none: ['Không tìm thấy gì.', 'Nothing found.'],
  failed: ['Không tìm được. Vui lòng thử lại.', 'The search failed. Please try again.'],
  count: ['%{smart_count} kết quả', '%{smart_count} result |||| %{smart_count} results'],
  recent: ['Gần đây', 'Recent'],
  more: ['%{part} (còn nữa, hãy gõ thêm)', '%{part} (more results: keep typing)'],
  late: ['%{parts}: tìm quá lâu nên tạm bỏ qua.', '%{parts}: took too long and left out.'],
  part: {
    players: ['Người chơi', 'Players'],
    payments: ['Giao dịch', 'Payments'],
    cases: ['Trường hợp', 'Cases'],
    catalog: ['Danh mục', 'Catalog'],
    pages: ['Trang', 'Pages'],
    actions: ['Thao tác', 'Actions'],
  },
  place: {
    cases: ['Cần xem xét: yêu cầu và trường hợp', 'Needs review: requests and cases'],
    requests: ['Yêu cầu về tiền và ví', 'Requests about money and wallets'],
    closing: ['Chốt ngày', 'Daily close'],
    reconciliation: ['Đối soát', 'Reconciliation'],
  },
  action: {
    add: ['Thêm %{noun}', 'Add %{noun}'],
    balance: ['Cân bằng: %{nouns}', 'Balance %{nouns}'],
    invite: ['Mời thành viên', 'Invite a colleague'],
    password: ['Đổi mật khẩu của tôi', 'Change my password'],
    compare: ['Đối soát tệp của cổng', 'Compare a gateway’s file'],
    maintenance: ['Bật hoặc tắt bảo trì', 'Maintenance on or off'],
    testMail: ['Gửi email thử', 'Send a test email'],
  },
  banned: ['đã khóa', 'banned'],
});
