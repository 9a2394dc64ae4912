/** The account centre. */
export const account = {
  label: 'Bản vẽ 08 / Tài khoản',
  title: 'Trung tâm tài khoản',
  welcome: 'Chào mừng trở lại, {{name}}!',
  balance: 'Số dư',
  topUp: 'Nạp kim cương',
  pending: 'Giao dịch đang chờ',
  pendingText: 'Bạn có một giao dịch {{amount}} chưa hoàn tất.',
  pendingPlain: 'Bạn có một giao dịch chưa hoàn tất.',
  pendingNone: 'Không có giao dịch nào đang chờ.',
  resume: 'Tiếp tục ở cửa hàng',
  details: 'Thông tin',
  userName: 'Tên người chơi',
  email: 'E-mail',
  settings: 'Cài đặt',
  logout: 'Đăng xuất',
} as const;
