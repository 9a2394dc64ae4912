/** The help page; its questions are in the page's content. */
export const support = {
  label: 'Bản vẽ 10 / Trợ giúp',
  title: 'Bạn cần giúp gì?',
  lead: 'Thanh toán, tài khoản, trò chơi: những câu được hỏi nhiều nhất, kèm câu trả lời.',
  search: 'Tìm trong các câu hỏi',
  found_one: 'Có {{count}} câu trả lời',
  found_other: 'Có {{count}} câu trả lời',
  none: 'Chưa có câu nào khớp. Bạn thử từ khác, hoặc xem mục “Vẫn chưa ổn?” ở cuối trang.',
  subjects: 'Chủ đề',
  subject: {
    payments: 'Thanh toán và kim cương',
    account: 'Tài khoản',
    game: 'Trò chơi',
    items: 'Vật phẩm',
    safety: 'An toàn',
  },
  link: 'Liên kết đến câu này',
  onlyIn: { vi: 'Câu này chỉ có tiếng Việt.', en: 'Câu này chỉ có tiếng Anh.' },
  ask: {
    title: 'Vẫn chưa ổn?',
    text: 'Kể cho chúng tôi nghe chuyện gì đã xảy ra. Nếu là chuyện thanh toán, hãy gửi kèm mã giao dịch.',
    noContact:
      'Trang này chưa có email hỗ trợ. Nếu là chuyện thanh toán, hãy giữ mã giao dịch và mở lại cửa hàng trên trình duyệt đã dùng: giao dịch sẽ được kiểm tra tiếp.',
    subject: 'Cần trợ giúp',
    write: 'Viết cho {{email}}',
    payments: 'Trước khi thanh toán',
  },
} as const;
