/** Texts shared by several screens. */
export const common = {
  loading: 'Đang tải...',
  retry: 'Thử lại',
  close: 'Đóng',
  networkError: 'Không kết nối được máy chủ. Vui lòng kiểm tra mạng rồi thử lại.',
} as const;
