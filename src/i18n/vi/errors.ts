/** Error pages and notices; loaded with every page, because the network may be down when they are needed. */
export const errors = {
  offline: {
    label: 'Bản vẽ 00A / Mất kết nối',
    title: 'Mất kết nối mạng',
    text: 'Hãy kiểm tra Wi-Fi hoặc dữ liệu di động. Có mạng trở lại là trang tự mở tiếp.',
  },
  chunk: {
    label: 'Bản vẽ 00B / Bản mới',
    title: 'Trang vừa được cập nhật',
    text: 'Trang web vừa có phiên bản mới nên phần này cần được tải lại.',
  },
  missing: {
    label: 'Bản vẽ 00C / Bỏ trống',
    title: 'Không tìm thấy nội dung này',
    text: 'Đường dẫn có thể đã cũ hoặc bị gõ nhầm.',
  },
  broken: {
    label: 'Bản vẽ 00D / Đứt nét',
    title: 'Có lỗi xảy ra',
    text: 'Lỗi này do chúng tôi, không phải do bạn. Hãy thử lại; nếu vẫn chưa được, mời bạn về trang chủ.',
  },
  requestId: 'Mã yêu cầu: {{id}}',
  again: 'Thử lại',
  reload: 'Tải lại trang',
  home: 'Về trang chủ',
  piece: 'Phần này chưa hiển thị được.',
  lost: 'Mất kết nối mạng. Những gì bạn đã nhập vẫn còn nguyên.',
  leaving: 'Mất kết nối mạng. Trang bạn chọn sẽ tự mở khi có mạng trở lại.',
  stay: 'Ở lại trang này',
  back: 'Đã có mạng trở lại.',
} as const;
