/** Document title per route. */
export const titles = {
  home: 'Outline: bắn súng chiến thuật 2D nhiều người chơi',
  shop: 'Cửa hàng kim cương | Outline',
  library: 'Thư viện | Outline',
  download: 'Tải game | Outline',
  account: 'Trung tâm tài khoản | Outline',
  terms: 'Điều khoản sử dụng | Outline',
  privacy: 'Chính sách quyền riêng tư | Outline',
  receipt: 'Biên nhận thanh toán | Outline',
  login: 'Đăng nhập hoặc đăng ký | Outline',
  forgotPassword: 'Quên mật khẩu | Outline',
  verifyEmail: 'Xác minh email | Outline',
  verifyResetPassword: 'Xác minh mã đặt lại mật khẩu | Outline',
  setPassword: 'Đặt mật khẩu mới | Outline',
  notMe: 'Không phải bạn đăng nhập? | Outline',
  google: 'Đăng nhập bằng Google | Outline',
  invitation: 'Lời mời của bạn | Outline',
} as const;
