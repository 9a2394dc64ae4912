/** The page of a gift. */
export const gift = {
  label: 'Bản vẽ 14 / Quà tặng',
  from: '{{name}} gửi bạn một món quà',
  someone: 'Có người gửi bạn một món quà',
  lead: 'Hộp quà đã ở đây. Mở ra xem bên trong có gì nào.',
  open: 'Mở quà',
  opened_one: 'Trong hộp có {{amount}}',
  opened_other: 'Trong hộp có {{amount}}',
  pack: 'Gói: <n>{{name}}</n>',
  own: 'Kim cương đã vào tài khoản của bạn, dùng được ngay.',
  theirs: 'Kim cương đã vào tài khoản của người nhận.',
  toWardrobe: 'Vào tủ đồ',
  toWallet: 'Xem ví',
  toShop: 'Gửi một món quà',
  loading: 'Đang mang hộp quà tới...',
  ended: 'Món quà này không còn mở được',
  endedText:
    'Liên kết có thể đã quá hạn hoặc thiếu ký tự. Kim cương đã nhận thì vẫn nằm trong tài khoản của người nhận.',
  failed: 'Chưa tải được món quà',
  failedText: 'Mạng đang chập chờn hoặc máy chủ đang bận. Bạn thử lại nhé.',
  toHome: 'Về trang chủ',
} as const;
